import {
  gone,
  indexOf,
  missing,
  moved,
  movedForGood,
  page,
  shout,
  type ContractCase,
} from '../contract-case.js'
import type { ReleaseFacts } from '../release-facts.js'

export function listJobCases(facts: ReleaseFacts): ContractCase[] {
  return facts.jobs.flatMap(({ id, path }) => [
    page(path, indexOf(path)),
    page(`${path}?utm_source=board`, indexOf(path)),
    moved(`${path}/`, path),
    moved(`${path}/?a=1`, `${path}?a=1`),
    moved(`${path}/index.html`, path),
    moved(shout(path), path),
    moved(`${shout(path)}/?a=1`, `${path}?a=1`),
    moved(`/a-former-title/${id}`, path),
    moved(`/a-former-title/${id}/?a=1&b=2`, `${path}?a=1&b=2`),
    moved(`/departments/${id}`, path),
    moved(`/spaced%20out/${id}`, path),
    moved(`/a//${id}`, path),
    // As mail and chat programs make an address out of a sentence.
    ...['.', ')', ',', '),', '%20', '/.', '%C2%A0', '%E2%80%9D', '%3E'].map((sign) =>
      moved(`${path}${sign}?a=1`, `${path}?a=1`),
    ),
    moved(`/a-former-title/${id}).`, path),
    moved(`/${path}//?a=1`, `${path}?a=1`),
  ])
}

export function listOldLinkCases(facts: ReleaseFacts): ContractCase[] {
  return facts.jobs.flatMap(({ id, path }) => [
    movedForGood(`/job_ghid/${id}`, path),
    movedForGood(`/JOB_GHID/${id}`, path),
    movedForGood(`/Job_Ghid/${id}`, path),
    movedForGood(`/job_ghid/${id}/`, path),
    movedForGood(`/job%5Fghid/${id}`, path),
    movedForGood(`/job_ghid/${id}?gh_src=abc`, `${path}?gh_src=abc`),
    movedForGood(`/JOB_GHID/${id}/?a=1&a=2`, `${path}?a=1&a=2`),
    movedForGood(`//job_ghid//${id}/`, path),
    movedForGood(`/job_ghid/${id}.`, path),
    movedForGood(`/JOB_GHID/${id}%22,?a=1`, `${path}?a=1`),
  ])
}

export function listUnknownOldLinkCases({ unknownId }: ReleaseFacts): ContractCase[] {
  return [
    `/job_ghid/${unknownId}`,
    `/JOB_GHID/${unknownId}/`,
    `/job_ghid/${unknownId}?a=1`,
    '/job_ghid',
    '/job_ghid/',
    '/job_ghid/abc',
    '/job_ghid/1001x',
    '/job_ghid/-1',
    '/job_ghid/404.html',
    '/job_ghid/12345678901234567890',
    '/job_ghid/1001/apply',
  ].map((path) => missing(path, '/job_ghid/404.html'))
}

export function listClosedJobCases(facts: ReleaseFacts): ContractCase[] {
  return facts.closedIds.flatMap((id) => [
    gone(`/its-title/${id}`, id),
    gone(`/another-title/${id}/`, id),
    gone(`/ITS-TITLE/${id}?utm_source=board`, id),
    gone(`/job_ghid/${id}`, id),
    gone(`/JOB_GHID/${id}/?a=1`, id),
    gone(`/its-title/${id}).`, id),
    gone(`/job_ghid/${id}.`, id),
    missing(`/closed/${id}.html`),
    missing(`//its-title/${id}`),
  ])
}

export function listJobQueryCases(facts: ReleaseFacts): ContractCase[] {
  const [first, second] = facts.jobs
  if (first === undefined || second === undefined) return []
  const { unknownId } = facts
  return [
    moved(`/?gh_jid=${first.id}`, first.path),
    moved(`/?gh_jid=${first.id}&gh_src=abc`, `${first.path}?gh_src=abc`),
    moved(`/?a=1&gh_jid=${first.id}`, `${first.path}?a=1`),
    moved(`/?a=1&GH_JID=${first.id}&b=2`, `${first.path}?a=1&b=2`),
    moved(`/?gh%5Fjid=${first.id}`, first.path),
    moved(`/?a=1&GH%5fJID=${first.id}&b=2`, `${first.path}?a=1&b=2`),
    moved(`//evil.example/?gh_jid=${first.id}`, first.path),
    moved(`${second.path}?gh_jid=${first.id}`, first.path),
    moved(`${first.path}?gh_jid=${first.id}`, first.path),
    moved(`/nowhere/?gh_jid=${first.id}`, first.path),
    movedForGood(`/index.html?gh_jid=${first.id}`, first.path),
    movedForGood(`/job_ghid/${second.id}?gh_jid=${first.id}`, first.path),
    page(`/?gh_jid=${unknownId}`, '/index.html'),
    page('/?gh_jid=', '/index.html'),
    page(`/?gh_jid=${first.id}x`, '/index.html'),
    page(`/?not_gh_jid=${first.id}`, '/index.html'),
    // Given again: the first number counts.
    moved(`/?gh_jid=${first.id}&gh_jid=${first.id}`, first.path),
    moved(`/?gh_jid=${first.id}&gh%5Fjid=${second.id}`, first.path),
    moved(`/?gh_jid=${first.id}&gh_jid=`, first.path),
    moved(`/?a=1&gh_jid=&GH_JID=${first.id}&&b=2&gh_jid=${first.id}&c`, `${first.path}?a=1&&b=2&c`),
    moved(`/?gh_jid=${first.id}&a=1&gh_jid=&b=2&gh_jid=x&c=3`, `${first.path}?a=1&b=2`),
    page('/?gh_jid=&gh_jid=', '/index.html'),
    moved(`/?%67h_jid=${first.id}`, first.path),
    moved(`/?a=1&G%48%5F%6a%69%44=${first.id}&b=2`, `${first.path}?a=1&b=2`),
    moved(`/?gh_jid=${first.id}).`, first.path),
    moved(`/?gh_jid=${first.id},&a=1`, `${first.path}?a=1`),
    page(`/?gh_jid=${first.id}%31`, '/index.html'),
    moved(`/wrong/${first.id}?gh_jid=${unknownId}`, `${first.path}?gh_jid=${unknownId}`),
    { ...page(`/preview?gh_jid=${first.id}`, '/preview/index.html'), cacheControl: 'no-store' },
  ]
}
