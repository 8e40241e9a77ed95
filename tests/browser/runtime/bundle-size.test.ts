import { stat } from 'node:fs/promises'
import path from 'node:path'
import { readBundleManifest, type BundledChunk } from '../../../builder/bundle/bundle-manifest'
import { PROJECT_ROOT } from '../../helpers/generated-site'

const BUNDLE = path.join(PROJECT_ROOT, 'dist/bundle')

/** Bytes as served, brotli, of what a chunk brings along besides React. */
async function sizeWithoutReact({ url, imports }: BundledChunk): Promise<number> {
  const own = [url, ...imports].filter((file) => !file.includes('/react.'))
  const sizes = own.map(
    async (file) => (await stat(path.join(BUNDLE, 'public', `${file}.br`))).size,
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('the runtime without React stays under 10 kB, the frame of the page included', async () => {
  const { entry } = await readBundleManifest(BUNDLE)
  expect(await sizeWithoutReact(entry)).toBeLessThan(10_000)
})
