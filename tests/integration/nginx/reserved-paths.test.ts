import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isReservedForPages } from '../../../client/shared/addresses/reserved-segments.js'
import {
  isPagePath,
  JOB_ID,
  NON_PAGE_SEGMENTS,
} from '../../../client/shared/addresses/url-policy.js'

/* nginx's configuration is held to client/shared/addresses/url-policy.ts and reserved-segments.ts, in both directions. */

const SOURCE = path.resolve(__dirname, '../../../nginx')

const lines = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.conf'))
  .flatMap((name) => readFileSync(path.join(SOURCE, name), 'utf8').split('\n'))
  .map((line) => line.trim())
  .filter((line) => !line.startsWith('#'))

/** What nginx compares the beginnings of paths with: in `location` and in the keys of maps. */
const patterns = lines.flatMap((line) => {
  const plain = /^(?:location (?:= |\^~ )?)?(\/\S*) /.exec(line)?.[1]
  const expression = /^(?:location ~\*? "|"~\*?)(\^\/.*?)"/.exec(line)?.[1]
  return plain ?? expression ?? []
})

/** The first segments that a pattern names: `^/(?:a|b)/` and `/a/` do, `^/[^/]+/` and `\.gz` do not. */
function toFirstSegments(pattern: string): string[] {
  const [, list, name] = /^\^?\/(?:\(\?:([\w|-]+)\)|((?:[\w-]|\\\.|\.)+))/.exec(pattern) ?? []
  return list?.split('|') ?? (name === undefined ? [] : [name.replaceAll('\\', '')])
}

const segments = new Set(patterns.flatMap(toFirstSegments))

/** Of the private server alone. */
const PRIVATE = ['metrics']

it('finds the locations and maps that it is to compare', () => {
  expect(patterns.length).toBeGreaterThan(25)
  expect([...segments]).toEqual(
    expect.arrayContaining(['healthz', 'readyz', 'api', 'assets', 'job_ghid', 'sw.js', 'feeds']),
  )
})

it('every first segment that nginx answers by itself is reserved by the policy', () => {
  const unreserved = [...segments].filter((segment) => !isReservedForPages(segment))
  expect(unreserved).toEqual(PRIVATE)
})

it('every segment without pages of the policy is answered by a location or class of nginx', () => {
  const rules = patterns.filter((pattern) => !pattern.includes(NON_PAGE_SEGMENTS))
  const answered = new Set(rules.flatMap(toFirstSegments))
  const missing = NON_PAGE_SEGMENTS.split('|').filter((segment) => !answered.has(segment))
  expect(missing).toEqual([])
})

it('nginx and the policy agree on which paths pages can have', () => {
  const map = readFileSync(path.join(SOURCE, 'maps/page-address.conf'), 'utf8')
  const rules = Array.from(map.matchAll(/^ {2}"~\*(.+)" 0;$/gm), ([, rule = '']) => rule)
  expect(rules).toHaveLength(2)
  expect(rules[0]).toContain(`(?:${NON_PAGE_SEGMENTS})`)
  const isPage = (name: string) =>
    !rules.some((rule) => new RegExp(rule.replaceAll('\\z', '$'), 'i').test(name))
  const names = [...NON_PAGE_SEGMENTS.split('|'), 'x.html', 'x.HTM', 'x.js', 'x.pdf', 'x', '.env']
  for (const name of names) {
    for (const tested of [`/${name}`, `/${name}/`, `/${name}/1`, `/${name}x`, `/a/${name}`]) {
      expect([tested, isPage(tested)]).toEqual([tested, isPagePath(tested)])
    }
  }
})

it('nginx takes the same numbers for job ids', () => {
  const numbers = patterns.concat(lines).filter((line) => /\[0-9\]\{1,/.test(line))
  expect(numbers.length).toBeGreaterThan(3)
  expect(numbers.filter((line) => !line.includes(JOB_ID))).toEqual([])
})
