import { listHostileAddresses } from '../../helpers/data/hostile-paths.js'
import { missing, moved, page, refused, type ContractCase } from '../contract-case.js'
import type { ReleaseFacts } from '../release-facts.js'

/** Requests that try to leave the site, its folder or the header they are put into. */
export function listHostileCases(facts: ReleaseFacts): ContractCase[] {
  const [job] = facts.jobs
  const [somePage = '/nowhere'] = facts.pages
  if (job === undefined) return []
  const injected = '%0d%0aSet-Cookie:%20stolen=1'
  return [
    missing(`/nowhere${injected}`),
    missing(`/nowhere${injected}/`),
    missing(`/job_ghid/${job.id}${injected}`, '/job_ghid/404.html'),
    missing(`/job_ghid/${job.id}%0a`, '/job_ghid/404.html'),
    missing(`${somePage}%0a/`),
    missing(`${somePage}%0a`),
    moved(`/x${injected}/${job.id}`, job.path),
    moved(`/x/${job.id}?a=${injected}`, `${job.path}?a=${injected}`),
    moved(`/x/${job.id}?next=//evil.example`, `${job.path}?next=//evil.example`),
    ...listHostileAddresses('http://site.example').map(({ pathname, search }) =>
      missing(pathname + search),
    ),
    missing('/%2F/evil.example'),
    missing('/;//evil.example'),
    missing(`//evil.example${injected}/`),
    missing('/%5Cevil.example/'),
    moved(`//evil.example/${job.id}/`, job.path),
    missing('/..%5c..%5cetc/passwd'),
    refused('/../release.json', 400),
    refused('/assets/../../release.json', 400),
    refused('/%2e%2e/release.json', 400),
    refused('/assets/..%2f..%2frelease.json', 400),
    refused('/nowhere%00.html', 400),
    refused('/%zz', 400),
    missing('/%ff%fe'),
    missing(`/${'a'.repeat(3000)}`),
    missing(`${'/a'.repeat(1500)}/`),
    page(`/?${'&gh_jid='.repeat(500)}`, '/index.html'),
    page('/', '/index.html', { headers: { cookie: '; io.prismic.preview={}'.repeat(200) } }),
    ...[`/${'a'.repeat(9000)}`, `/?${'a'.repeat(9000)}`, `//${'/a'.repeat(15_000)}`].map(tooLong),
    tooLong(`/x/${job.id}?${'a'.repeat(9000)}`),
    missing('/too-large.html'),
    missing('//too-large.html'),
    page('/assets/..', '/index.html'),
  ]
}

/** Of cookies of a company's other sites, and of whatever else browsers send. */
export function listLongHeaderCases(facts: ReleaseFacts): ContractCase[] {
  const [job] = facts.jobs
  const name = 'io.prismic.preview'
  const cookies = [
    'x',
    '; ',
    ' ',
    ';a=',
    ':x',
    '%3A',
    `; ${name}={}`,
    `${name}=`,
    '"',
    'prismic.io/',
  ]
  const longest = [
    { referer: `https://www.example/?${'x'.repeat(32_000)}` },
    { 'user-agent': 'x'.repeat(32_000) },
    Object.fromEntries(Array.from({ length: 320 }, (_, at) => [`x-${at}`, 'x'.repeat(90)])),
    ...cookies.flatMap((part) => {
      const value = part.repeat(32_000 / part.length)
      return [{ cookie: `a=${value}` }, { cookie: `${name}=${value}!` }]
    }),
  ]
  return longest.flatMap((headers) => [
    page('/', '/index.html', { headers }),
    ...(job === undefined ? [] : [moved(`/x/${job.id}`, job.path, { headers })]),
    missing('/nowhere', '/404.html', { headers }),
  ])
}

/** In the words of the site. */
function tooLong(path: string): ContractCase {
  return { ...missing(path, '/too-large.html'), status: 414 }
}
