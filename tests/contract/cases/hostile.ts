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
    refused(`/${'a'.repeat(9000)}`, 414),
    refused(`/?${'a'.repeat(9000)}`, 414),
    page('/assets/..', '/index.html'),
  ]
}
