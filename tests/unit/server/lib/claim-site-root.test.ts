import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { claimSiteRoot } from '../../../../server/lib/claim-site-root.js'

it('a folder that one start of the site has is refused to a second one, with another name for it', async () => {
  const folders = [1, 2].map(() => mkdtempSync(path.join(os.tmpdir(), 'careers-claim-')))
  const [first = '', second = ''] = folders
  await claimSiteRoot(first)
  await expect(claimSiteRoot(first)).rejects.toThrow(
    /^SITE_ROOT: .* is in use .* SITE_ROOT=\.site-2\.$/,
  )
  await claimSiteRoot(second)
  for (const folder of folders) rmSync(folder, { recursive: true })
})
