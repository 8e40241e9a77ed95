import { utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { MADE_CONTENT, makeCurrent, writeRelease } from '../helpers/made-release.js'
import { ask } from './ask.js'
import type { ContractTarget } from './describe-contract.js'

/**
 * Declares the tests of what changes while a server runs, each from a release `first` that it has
 * loaded. `readsMapsAtOnce` tells whether redirects follow the release without a reload.
 */
export function describeLiveRelease(
  name: string,
  readsMapsAtOnce: boolean,
  start: () => Promise<ContractTarget>,
): void {
  describe(`a release that becomes current, from ${name}`, () => {
    let target: ContractTarget
    const get = (asked: string, headers = {}) => ask(target.baseUrl, { path: asked, headers })
    const publish = (id: string, changes = {}) => {
      writeRelease(target.siteRoot, id, { mark: id, ...changes })
      makeCurrent(target.siteRoot, id)
    }

    beforeEach(async () => {
      target = await start()
    })
    afterEach(async () => {
      await target.stop()
    })

    test('is served to the next request', async () => {
      writeRelease(target.siteRoot, 'second', { mark: 'second' })
      for (const id of ['second', 'first', 'second', 'first', 'second']) {
        makeCurrent(target.siteRoot, id)
        for (const asked of ['/', '/qa-engineer/1001', '/page-data/index/page-data.json', '/x']) {
          const isPage = asked !== '/x'
          const answer = await get(asked)
          expect([asked, answer.status]).toEqual([asked, isPage ? 200 : 404])
          expect(answer.body.toString()).toContain(id)
        }
      }
    })

    test('is served whole, however often it changes', async () => {
      writeRelease(target.siteRoot, 'second', { mark: 'second' })
      const whole = [(await get('/')).body.toString()]
      makeCurrent(target.siteRoot, 'second')
      whole.push((await get('/')).body.toString())
      const answers = []
      for (let turn = 0; turn < 50; turn += 1) {
        const asked = Promise.all(Array.from({ length: 8 }, () => get('/')))
        makeCurrent(target.siteRoot, turn % 2 === 0 ? 'first' : 'second')
        answers.push(...(await asked))
      }
      expect(answers.filter(({ status }) => status !== 200)).toEqual([])
      expect(answers.filter(({ body }) => !whole.includes(body.toString()))).toEqual([])
    })

    test('has another entity tag for other bytes of the same number', async () => {
      const before = await get('/')
      const changed = before.body.toString().replace('first', 'fifth')
      const file = path.join(target.siteRoot, 'current/public/index.html')
      writeFileSync(file, changed)
      const later = new Date(Date.now() + 5_000)
      utimesSync(file, later, later)
      const after = await get('/', { 'if-none-match': before.headers.etag })
      expect([after.status, after.body.toString()]).toEqual([200, changed])
      expect(after.headers.etag).not.toBe(before.headers.etag)
    })

    test('closes a job at once under every address', async () => {
      publish('second', { jobs: MADE_CONTENT.jobs.slice(1), closedIds: [1001, 4000123] })
      for (const asked of ['/qa-engineer/1001', '/x/1001/', '/job_ghid/1001', '/X/4000123']) {
        expect([asked, (await get(asked)).status]).toEqual([asked, 410])
      }
    })

    test('opens a job at once, also under its old link', async () => {
      publish('second', { jobs: [...MADE_CONTENT.jobs, { id: 1004, slug: 'data-analyst' }] })
      expect((await get('/data-analyst/1004')).status).toBe(200)
      const old = await get('/JOB_GHID/1004/')
      expect(old.status).toBe(readsMapsAtOnce ? 301 : 200)
      if (!readsMapsAtOnce) expect(old.body.toString()).toContain('/job_ghid/1004')
    })

    test('does not redirect to a page that does not exist', async () => {
      publish('second', { redirects: { '/ghost': '/no-such-page' } })
      expect((await get('/ghost')).status).toBe(404)
    })

    test('never redirects into a loop or to a page that is gone', async () => {
      publish('second', {
        jobs: [{ id: 1001, slug: 'test-engineer' }, ...MADE_CONTENT.jobs.slice(1, 2)],
        pages: ['/how-we-hire/interviews'],
      })
      expect((await get('/test-engineer/1001')).status).toBe(200)
      expect((await get('/job_ghid/1001')).status).toBe(readsMapsAtOnce ? 301 : 200)
      for (const asked of ['/qa-engineer/1001', '/qa-engineer/1001/', '/?gh_jid=1001', '/X/1001']) {
        const answer = await get(asked)
        expect([undefined, '/test-engineer/1001']).toContain(answer.headers.location)
      }
      for (const asked of ['/hydrologist/1003', '/x/1003', '/job_ghid/1003', '/BENEFITS/']) {
        expect([asked, (await get(asked)).status]).toEqual([asked, 404])
      }
    })
  })
}
