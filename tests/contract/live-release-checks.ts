import { utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { MADE_CONTENT, makeCurrent, writeRelease } from '../helpers/site/made-release.js'
import { ask } from './ask.js'
import type { ContractTarget } from './contract-checks.js'

export interface LiveTarget extends ContractTarget {
  /** Whether redirects follow the release without a reload. */
  readsMapsAtOnce: boolean
}

/**
 * What has to hold while the current release changes under a running server, by its sentence, for
 * `it.each`. Each check starts from a release `first` that the server has loaded.
 */
export const LIVE_RELEASE_CHECKS: readonly (readonly [
  string,
  (target: LiveTarget) => Promise<void>,
])[] = [
  ['serves a release that becomes current to the next request', checkNextRequest],
  ['serves every release whole, however often the current one changes', checkWholeReleases],
  ['gives changed bytes of the same length another entity tag', checkEntityTags],
  ['answers 410 for a job at once under every address when a release closes it', checkClosedJob],
  ['serves a job at once, also under its old link, when a release opens it', checkOpenedJob],
  ['does not redirect to a page that does not exist', checkMissingTarget],
  ['never redirects into a loop or to a page that is gone', checkRedirects],
]

function get(target: LiveTarget, asked: string, headers = {}) {
  return ask(target.baseUrl, { path: asked, headers })
}

function publish(target: LiveTarget, id: string, changes = {}) {
  writeRelease(target.siteRoot, id, { mark: id, ...changes })
  makeCurrent(target.siteRoot, id)
}

async function checkNextRequest(target: LiveTarget): Promise<void> {
  writeRelease(target.siteRoot, 'second', { mark: 'second' })
  for (const id of ['second', 'first', 'second', 'first', 'second']) {
    makeCurrent(target.siteRoot, id)
    for (const asked of ['/', '/qa-engineer/1001', '/page-data/index/page-data.json', '/x']) {
      const isPage = asked !== '/x'
      const answer = await get(target, asked)
      expect([asked, answer.status]).toEqual([asked, isPage ? 200 : 404])
      expect(answer.body.toString()).toContain(id)
    }
  }
}

async function checkWholeReleases(target: LiveTarget): Promise<void> {
  writeRelease(target.siteRoot, 'second', { mark: 'second' })
  const whole = [(await get(target, '/')).body.toString()]
  makeCurrent(target.siteRoot, 'second')
  whole.push((await get(target, '/')).body.toString())
  const answers = []
  for (let turn = 0; turn < 50; turn += 1) {
    const asked = Promise.all(Array.from({ length: 8 }, () => get(target, '/')))
    makeCurrent(target.siteRoot, turn % 2 === 0 ? 'first' : 'second')
    answers.push(...(await asked))
  }
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(answers.filter(({ body }) => !whole.includes(body.toString()))).toEqual([])
}

async function checkEntityTags(target: LiveTarget): Promise<void> {
  const before = await get(target, '/')
  const changed = before.body.toString().replace('first', 'fifth')
  const file = path.join(target.siteRoot, 'current/public/index.html')
  writeFileSync(file, changed)
  const later = new Date(Date.now() + 5_000)
  utimesSync(file, later, later)
  const after = await get(target, '/', { 'if-none-match': before.headers.etag })
  expect([after.status, after.body.toString()]).toEqual([200, changed])
  expect(after.headers.etag).not.toBe(before.headers.etag)
}

async function checkClosedJob(target: LiveTarget): Promise<void> {
  publish(target, 'second', { jobs: MADE_CONTENT.jobs.slice(1), closedIds: [1001, 4000123] })
  for (const asked of ['/qa-engineer/1001', '/x/1001/', '/job_ghid/1001', '/X/4000123']) {
    expect([asked, (await get(target, asked)).status]).toEqual([asked, 410])
  }
}

async function checkOpenedJob(target: LiveTarget): Promise<void> {
  publish(target, 'second', { jobs: [...MADE_CONTENT.jobs, { id: 1004, slug: 'data-analyst' }] })
  expect((await get(target, '/data-analyst/1004')).status).toBe(200)
  const old = await get(target, '/JOB_GHID/1004/')
  expect(old.status).toBe(target.readsMapsAtOnce ? 301 : 200)
  if (!target.readsMapsAtOnce) expect(old.body.toString()).toContain('/job_ghid/1004')
}

async function checkMissingTarget(target: LiveTarget): Promise<void> {
  publish(target, 'second', { redirects: { '/ghost': '/no-such-page' } })
  expect((await get(target, '/ghost')).status).toBe(404)
}

async function checkRedirects(target: LiveTarget): Promise<void> {
  publish(target, 'second', {
    jobs: [{ id: 1001, slug: 'test-engineer' }, ...MADE_CONTENT.jobs.slice(1, 2)],
    pages: ['/how-we-hire/interviews'],
  })
  expect((await get(target, '/test-engineer/1001')).status).toBe(200)
  expect((await get(target, '/job_ghid/1001')).status).toBe(target.readsMapsAtOnce ? 301 : 200)
  for (const asked of ['/qa-engineer/1001', '/qa-engineer/1001/', '/X/1001']) {
    const { status, headers } = await get(target, asked)
    expect([status, headers.location]).toEqual(
      target.readsMapsAtOnce ? [301, '/test-engineer/1001'] : [302, '/job_ghid/1001'],
    )
  }
  const asked = await get(target, '/?gh_jid=1001')
  expect([undefined, '/test-engineer/1001']).toContain(asked.headers.location)
  for (const asked of ['/hydrologist/1003', '/x/1003', '/job_ghid/1003', '/BENEFITS/']) {
    expect([asked, (await get(target, asked)).status]).toEqual([asked, 404])
  }
}
