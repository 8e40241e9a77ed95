import type { Answer } from './ask.js'
import { PREVIEW_COOKIES } from './cases/policies.js'
import type { ContractCase } from './contract-case.js'

/** The content service's origin in the sample, as both servers are set up in tests. */
const CONTENT_ORIGIN = 'http://localhost:8090'

/** The one script within each page. */
const STARTER = "'sha256-5nr/RSbrxGVHsa2uvnQg4YW8SQomMhYCdkq8Bu+Ys1g='"

/** The whole Content-Security-Policy that an answer must have: written out, not computed. */
export function toExpectedPolicy(asked: ContractCase, answer: Answer): string {
  if (!answer.headers['content-type']?.startsWith('text/html')) {
    return asked.path === '/sw.js' && answer.status === 200
      ? `default-src 'none'; script-src 'self'; connect-src 'self' https: ${CONTENT_ORIGIN}`
      : "default-src 'none'; frame-ancestors 'none'"
  }
  if ([414, 431].includes(answer.status)) return "default-src 'none'; frame-ancestors 'none'"
  const isPreview =
    /^(?:\/de(?:-at)?)?\/(?:preview|slice-simulator)\/?(?:\?|$)/i.test(asked.path) ||
    PREVIEW_COOKIES.includes(asked.headers?.cookie ?? '')
  return isPreview ? PREVIEW_POLICY : PAGE_POLICY
}

const PAGE_POLICY =
  `default-src 'none'; script-src 'self' ${STARTER}; style-src 'self'; ` +
  `img-src 'self' data: https: ${CONTENT_ORIGIN}; font-src 'self'; connect-src 'self'; ` +
  "manifest-src 'self'; worker-src 'self'; frame-src 'none'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types careers"

const PREVIEW_POLICY =
  `default-src 'none'; script-src 'self' ${STARTER} ${CONTENT_ORIGIN} https://static.cdn.prismic.io ` +
  "https://careers-sample.prismic.io; style-src 'self' 'unsafe-inline'; " +
  `img-src 'self' data: https: ${CONTENT_ORIGIN}; font-src 'self'; ` +
  `connect-src 'self' ${CONTENT_ORIGIN} https://*.prismic.io; manifest-src 'self'; ` +
  "worker-src 'self'; frame-src https://careers-sample.prismic.io; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'self' https://careers-sample.prismic.io"
