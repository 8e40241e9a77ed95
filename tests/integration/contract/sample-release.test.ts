import { describeContract } from '../../contract/describe-contract.js'
import { describeNginx } from '../../helpers/describe-nginx.js'
import { startNginx } from '../../helpers/nginx.js'
import { createSampleSite, type SampleSite } from '../../helpers/sample-site.js'
import { startSite } from '../../helpers/site-server.js'

/* The release that the builder makes of the sample is held to the rows of the one made by hand. */

let sample: SampleSite

beforeAll(async () => {
  sample = await createSampleSite()
})
afterAll(() => sample.close())

function withSample<Server>(start: (options: { siteRoot: string }) => Promise<Server>) {
  return async () => {
    const { siteRoot } = sample.site
    return { siteRoot, ...(await start({ siteRoot })) }
  }
}

describeContract('npm start, with the sample', withSample(startSite))

describeNginx('a real nginx, with the sample', () => {
  describeContract('nginx, with the sample', withSample(startNginx))
})
