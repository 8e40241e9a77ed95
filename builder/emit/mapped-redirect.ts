import { toRedirectedJobId } from '../../client/content/pages/create-redirects.js'
import type { Redirect } from '../../client/shared/redirect.js'

/** The only targets that may reach the server's configuration: nothing that could end a directive. */
export const SAFE_PATH = /^(\/|(\/[a-z0-9_-]+)+)$/
const SAFE_KEY = /^(\/[a-z0-9._-]+)+$/

/** An editor's redirect that the server answers; a browser follows the others by itself. */
export function isMappedRedirect(redirect: Redirect): boolean {
  const { fromPath, toPath, isPermanent } = redirect
  return (
    toRedirectedJobId(redirect) === null &&
    isPermanent &&
    SAFE_KEY.test(fromPath) &&
    SAFE_PATH.test(toPath)
  )
}
