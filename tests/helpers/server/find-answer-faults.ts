import type { RawAnswer } from './send-bytes.js'

/** Each stands once on every answer; a policy is never empty. */
const HEADERS = [
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-resource-policy',
]

/** What no answer may be, whatever was asked; a line each. */
export function findAnswerFaults({ status, headers, text }: RawAnswer): string[] {
  if (status === null) return []
  const faults = HEADERS.filter(
    (name) => headers[name]?.length !== 1 || headers[name][0] === '',
  ).map((name) => `${name} is missing, empty or there twice`)
  const [location] = headers['location'] ?? []
  if (location !== undefined && !/^\/(?![/\\])[\x21-\xff]*$/.test(location)) {
    faults.push(`it redirects to ${location}`)
  }
  const [policy = ''] = headers['content-security-policy'] ?? []
  if (runsInlineScript(policy)) faults.push(`its policy is ${policy}`)
  if (status >= 500 && status !== 501 && status !== 505) faults.push(`the status is ${status}`)
  if (
    headers['set-cookie']?.some(
      (cookie) => !/^(?:io\.prismic\.preview=|[^=]*=;.* Max-Age=0)/.test(cookie),
    )
  ) {
    faults.push('it sets a foreign cookie')
  }
  if (/^root:|"browserPublicFiles"/m.test(text)) faults.push('it shows a file that is not public')
  return faults
}

/** Inline styles are for pages that run no script of the site's own, or that editors see. */
function runsInlineScript(policy: string): boolean {
  const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? []
  const isStyled = scripts !== '' && !scripts.includes('prismic.io') && policy.includes("'unsafe-")
  return isStyled || scripts.includes("'unsafe-")
}
