import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { createRandom } from './runtime/random.js'
import { until } from '../helpers/machine/until.js'
import { describeNginx } from '../helpers/nginx/describe-nginx.js'
import { runBuilder } from '../helpers/site/run-builder.js'
import { findDifferences, readPublicFiles } from '../helpers/world/read-release.js'
import * as actors from '../soak/actors.js'
import { createJudge } from '../soak/judge.js'
import { startParts, type Parts } from '../soak/start-parts.js'

/* `npm run soak -- --minutes N --seed S` sets these, and makes the last file when it is interrupted. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 0.3)
const SEED = Number(process.env['SOAK_SEED'] ?? 1)

const END = process.env['SOAK_END'] ?? ''
const isInterrupted = () => existsSync(END)

/** In ms: for the last publication and its redirects, on a machine that does much else at once. */
const PATIENCE = 180_000

describeNginx('visitors, editors, publications and faults at once', () => {
  const counts = new Map<string, number>()
  const problems: string[] = []
  const over = new AbortController()
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  let parts: Parts
  let soak: actors.Soak

  /** At once, so that the log of a long run says when it was. */
  const fail = (problem: string) => {
    problems.push(problem)
    if (problems.length <= 40) process.stdout.write(`WRONG: ${problem.slice(0, 600)}\n`)
  }

  beforeAll(async () => {
    parts = await startParts(fail)
    const judge = createJudge(parts.siteRoot)
    const pause = (ms: number) => after(ms, undefined, { signal: over.signal }).catch(() => {})
    soak = { parts, judge, count, fail, pause, faults: 0 }
  })
  afterAll(() => parts.close())

  it(
    `leave every answer as the contract says of a live release, and the last one as a build of everything makes it (--seed ${SEED})`,
    async () => {
      const { findProblem, post, ...acting } = actors
      const timer = setTimeout(() => over.abort(), MINUTES * 60_000)
      const before = parts.memory()
      await Promise.all(Object.values(acting).map((act, index) => takeTurns(act, index)))
      clearTimeout(timer)

      if (isInterrupted()) throw new Error('Interrupted.')
      const end = performance.now() + PATIENCE
      const isLate = () => performance.now() > end
      // A webhook that was lost comes with this one.
      await post(soak, {}, 200)
      await until(() => isLastLive() || isLate())
      if (!isLastLive()) fail('the last publication is not live')
      for (const asked of soak.judge.cases()) {
        let problem: string | null = null
        // Until nginx has read the last maps.
        await until(async () => {
          problem = await findProblem(soak, asked, true)
          return problem === null || isLate()
        })
        if (problem !== null) fail(problem)
      }
      const live = readPublicFiles(parts.siteRoot)
      const memory = parts.memory()
      await parts.builder.kill()
      await runBuilder('generate', parts.env)
      const others = findDifferences(live, readPublicFiles(parts.siteRoot))
      for (const name of others.filter((name) => !name.startsWith('version.json'))) {
        fail(`${name} is not as a build of everything makes it`)
      }
      for (const crash of parts.nginx.log().match(/.*exited on signal.*/g) ?? []) fail(crash)
      writeTable(before, memory)
      expect(problems).toEqual([])
      expect(soak.judge.releases()).toBeGreaterThan(1)
    },
    MINUTES * 60_000 + 4 * PATIENCE,
  )

  /** What one throws is a failure of the soak and ends no other. */
  async function takeTurns(act: actors.Actor, index: number): Promise<void> {
    const random = createRandom(SEED * 100 + index)
    while (!over.signal.aborted) {
      if (isInterrupted()) over.abort()
      await act(soak, random).catch(async (error: Error) => {
        fail(`${act.name}: ${error.message}`)
        await soak.pause(1_000)
      })
    }
  }

  function isLastLive(): boolean {
    const file = path.join(parts.siteRoot, 'current/release.json')
    const { contentRef } = JSON.parse(readFileSync(file, 'utf8')) as { contentRef: string }
    return contentRef === parts.content.repository.getMaster().ref
  }

  function writeTable(before: Record<string, number>, memory: Record<string, number>): void {
    const rows = [
      ['What', 'Value'],
      ['---', '---'],
      ...counts,
      ['releases', soak.judge.releases()],
      ...Object.keys(memory).map((name) => [
        `${name}, MiB: begin, end`,
        `${before[name]}, ${memory[name]}`,
      ]),
      ['WRONG', problems.length],
    ]
    process.stdout.write(`\n${rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('')}\n`)
  }
})
