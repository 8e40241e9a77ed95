import { GateRefusal } from './gate-refusal.js'
import { testWithNginx } from './test-with-nginx.js'

/** The last check, where there is a server to ask. Throws `GateRefusal` with what it says. */
export async function checkServer(folder: string, projectRoot: string, ref: string): Promise<void> {
  const said = await testWithNginx(folder, projectRoot)
  if (said === null) return
  const finding = {
    document: null,
    field: 'redirects.map',
    message: `nginx does not take the maps of the release: ${said}`,
    remedy:
      'Shorten or correct the path that it names, in the slug, uid or redirect it comes from.',
    canBeApproved: false,
  }
  throw new GateRefusal([finding], ref, null)
}
