import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startContentService } from '../../helpers/content/content-service.js'
import { madeJob, madeRepository } from '../../helpers/content/made-documents.js'
import { createTestSite } from '../../helpers/site/create-test-site.js'

it('a build goes on when nobody reads its output any more', async () => {
  const content = await startContentService({ documents: madeRepository([madeJob('1')]) })
  const site = await createTestSite({ PRISMIC_API_ENDPOINT: content.apiEndpoint })
  const env = { SITE_ROOT: site.siteRoot, PRISMIC_API_ENDPOINT: content.apiEndpoint }
  const command = `"${process.execPath}" dist/builder/cli.js generate | head -1`
  const options = { env: { ...process.env, ...env } }
  const { stderr } = await promisify(execFile)('bash', ['-o', 'pipefail', '-c', command], options)
  expect(stderr).toBe('')
  expect(await site.current()).not.toBeNull()
  await site.remove()
  await content.close()
})
