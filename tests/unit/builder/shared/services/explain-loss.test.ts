import { explainContentFailure } from '../../../../../builder/content/content-error.js'
import { explainLoss } from '../../../../../builder/shared/services/explain-loss.js'

import { sendRequest } from '../../../../../client/shared/content-api/send-request.js'
import { createTestPlatform } from '../../../../helpers/content/create-test-platform.js'

/* Each kind has a remedy of its own: the name, the way, and trust in a certificate. */

const fetchError = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) })

it.each([
  ['ENOTFOUND', /^has a name that cannot be resolved \(ENOTFOUND\)\. Check X, and that the DNS/],
  ['EAI_AGAIN', /^has a name that cannot be resolved/],
  ['ECONNREFUSED', /^does not answer \(ECONNREFUSED\)\. Check X, and that the service runs$/],
  ['UND_ERR_CONNECT_TIMEOUT', /^does not answer \(.*\)\. Check X, .* network, .* HTTPS_PROXY$/],
  ['EHOSTUNREACH', /^does not answer \(EHOSTUNREACH\)/],
  ['ECONNRESET', /^does not answer, or not to the end \(ECONNRESET\)/],
  [
    'CERT_HAS_EXPIRED',
    /^has a certificate that is not trusted \(CERT_HAS_EXPIRED\): .*renew.*clock/,
  ],
  ['CERT_NOT_YET_VALID', /clock/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /not trusted .* another host/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /not trusted .* NODE_EXTRA_CA_CERTS$/],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /NODE_EXTRA_CA_CERTS$/],
  ['SELF_SIGNED_CERT_IN_CHAIN', /NODE_EXTRA_CA_CERTS$/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /NODE_EXTRA_CA_CERTS$/],
  ['CERT_UNTRUSTED', /NODE_EXTRA_CA_CERTS$/],
])('a request that is lost by %s is told with its remedy', (code, said) => {
  expect(explainLoss(fetchError(code), 'X')).toMatch(said)
})

it('a deadline that has passed is the way, and what has no code is told in its own words', () => {
  const late = new DOMException('The operation was aborted', 'TimeoutError')
  expect(explainLoss(late)).toMatch(/^does not answer \(ETIMEDOUT\)\. Check that this machine/)
  const odd = new TypeError('fetch failed', { cause: new Error('bad port') })
  expect(explainLoss(odd)).toMatch(/\(bad port\)/)
})

it('the content service of an expired certificate is not told as one that does not run', async () => {
  const apiEndpoint = 'https://cms.example/api/v2'
  const platform = {
    ...createTestPlatform(),
    fetch: () => Promise.reject(fetchError('CERT_HAS_EXPIRED')),
  }
  const lost = sendRequest(platform, apiEndpoint, { timeout: 1000, largestAnswer: 1 })
  const error = await lost.catch((caught: unknown) =>
    explainContentFailure(caught, { apiEndpoint, repositoryName: 'acme' }),
  )
  expect((error as Error).message).toMatch(
    /^https:\S+ The content service has a certificate .*clock/,
  )
})
