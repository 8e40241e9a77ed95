import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { madeJobs, madeRepository } from '../../helpers/content/made-documents.js'
import { startContentService } from '../../helpers/content/content-service.js'
import { describeWhere } from '../../helpers/machine/describe-where.js'
import { describeMissingOpenssl, makeCertificate } from '../../helpers/machine/make-certificate.js'
import { forEachCopy, type DamagedSite } from '../../helpers/site/damaged-site.js'
import { openTestSite } from '../../helpers/site/create-test-site.js'
import { findDamage } from '../../helpers/site/find-damage.js'

/* A content service that is not there, is somebody else, or goes while it is read. */

const RIGHT = [200, 200, 410]

let site: DamagedSite
forEachCopy((copy) => (site = copy))

async function failToBuild(apiEndpoint: string): Promise<string> {
  const former = await site.current()
  const { generate } = openTestSite(site.siteRoot, { PRISMIC_API_ENDPOINT: apiEndpoint })
  const message = await generate().then(
    () => 'it was built',
    (error: Error) => error.message,
  )
  expect(await site.current()).toBe(former)
  expect(await site.ask()).toEqual(RIGHT)
  return message
}

it('a name that no DNS server knows is reported in one line, and the site stays', async () => {
  expect(await failToBuild('https://content.invalid/api/v2')).toMatch(
    /^https:\/\/content\.invalid\/api\/v2: [^\n]*(ENOTFOUND|EAI_AGAIN)[^\n]*Check PRISMIC_API_ENDPOINT[^\n]*$/,
  )
})

it('a service that goes while it is read costs that build only', async () => {
  const dying = await startContentService({ documents: madeRepository(madeJobs(4)) })
  let isGone: Promise<void> | undefined
  const die = { kind: 'change', change: () => void (isGone = dying.close()) } as const
  dying.setFault({ fault: die, requests: [1] }, { fault: { kind: 'closed-socket' } })
  expect(await failToBuild(dying.apiEndpoint)).toMatch(/does not answer[^\n]*$/)
  await isGone
  expect(await site.rebuild()).toMatchObject({ result: 'live' })
  expect(await findDamage(site.siteRoot)).toEqual([])
})

describeWhere(
  describeMissingOpenssl(),
  'a service whose certificate nobody vouches for',
  () => {
    it('is not read, which is reported in one line, and the site stays', async () => {
      const pem = makeCertificate()
      let heard = 0
      const server = createServer({ key: pem, cert: pem }, (_, response) => {
        heard++
        response.end('{}')
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      const message = await failToBuild(`https://localhost:${port}/api/v2`)
      server.close()
      expect(message).toMatch(/^https:[^\n]*SELF_SIGNED[^\n]*NODE_EXTRA_CA_CERTS[^\n]*$/)
      expect(heard).toBe(0)
    })
  },
  { optional: true },
)
