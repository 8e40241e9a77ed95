import path from 'node:path'
import { readFileSync } from 'node:fs'
import { ask } from './ask.js'
import { LANGUAGE_CASES } from './cases/languages.js'
import type { ContractCase } from './contract-case.js'
import { CONTRACT_CASES } from './contract-cases.js'
import { findProblems } from './find-problems.js'
import { readReleaseFacts } from './release-facts.js'

/** A server of the release of `tests/helpers/site/made-languages.ts`. */
export interface LanguagesTarget {
  baseUrl: string
  siteRoot: string
  /** By base: the site that a language would be by itself. */
  aloneRoots: Readonly<Record<string, string>>
}

export type LanguageCheck = (target: LanguagesTarget) => Promise<void>

/**
 * What every server of several languages has to fulfil, by its sentence, for `it.each`: the rows of a table, and in each
 * language all of the contract as if it stood alone at the top.
 */
export const LANGUAGE_CHECKS: readonly (readonly [string, LanguageCheck])[] = [
  ...Object.entries(LANGUAGE_CASES).map(
    ([name, cases]) =>
      [
        `answers in several languages: ${name}`,
        (target: LanguagesTarget) => check(target, cases),
      ] as const,
  ),
  ...Object.entries(CONTRACT_CASES).flatMap(([name, listCases]) =>
    ['', '/de', '/de-at'].map(
      (base) =>
        [
          `answers below ${base || '/'} as the contract says: ${name}`,
          (target: LanguagesTarget) => {
            const facts = readReleaseFacts(target.aloneRoots[base] ?? '')
            const cases = listCases(facts).filter(({ path }) => !LEAVES_BASE.test(path))
            return check(
              target,
              cases.map((asked) => placeBelow(base, asked)),
            )
          },
        ] as const,
    ),
  ),
]

/** Dot segments at the start, which lead out of the base. */
const LEAVES_BASE = /^\/(?:assets\/)?(?:\.\.|%2e%2e)/i

async function check(target: LanguagesTarget, cases: readonly ContractCase[]): Promise<void> {
  const problems = []
  for (const asked of cases) {
    const answer = await ask(target.baseUrl, asked)
    const hasBody = asked.bodyOf !== undefined && asked.method !== 'HEAD'
    const file = path.join(target.siteRoot, 'current/public', asked.bodyOf ?? '')
    problems.push(...findProblems(asked, answer, hasBody ? readFileSync(file) : null))
  }
  expect(problems).toEqual([])
}

function placeBelow(base: string, asked: ContractCase): ContractCase {
  const { path, location, bodyOf } = asked
  if (base === '') return asked
  return {
    ...asked,
    path: toWhole(base, path),
    ...(location !== undefined && { location: toWhole(base, location) }),
    ...(bodyOf !== undefined && { bodyOf: base + bodyOf }),
    // There the front page has a second spelling, which is never a page's.
    ...(/^\/\/+(?:\?|$)/.test(path) && { cacheControl: 'public, max-age=3600' }),
  }
}

/** The front page's path is the base alone. */
function toWhole(base: string, address: string): string {
  return base + address.replace(/^\/(?=\?|$)/, '')
}
