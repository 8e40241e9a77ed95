import { readdirSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import type { Answer, Question } from '../contract/ask.js'
import type { ContractCase } from '../contract/contract-case.js'
import { CONTRACT_CASES } from '../contract/contract-cases.js'
import { findProblems } from '../contract/find-problems.js'
import { readPublicFile, readReleaseFacts, type ReleaseFacts } from '../contract/release-facts.js'
import { readHtml } from '../helpers/site/read-html.js'

/* What visitors get is, byte for byte, what the contract says of a release that was live meanwhile. */

interface Release {
  facts: ReleaseFacts
  /** By what is asked. */
  cases: ReadonlyMap<string, ContractCase>
}

/** Greater than the number of releases that become live during one visit. */
const KEPT_IN_MEMORY = 20
const HEADING = /<h1\b[^>]*>([\s\S]*?)<\/h1>/

export function createJudge(siteRoot: string) {
  const known = new Map<string, Release>()
  let count = 0

  const liveId = () => path.basename(readlinkSync(path.join(siteRoot, 'current')))

  function read(id: string): Release {
    const kept = known.get(id)
    if (kept !== undefined) return kept
    const facts = readReleaseFacts(siteRoot, path.join('releases', id))
    const cases = Object.values(CONTRACT_CASES).flatMap((list) => list(facts))
    const release = { facts, cases: new Map(cases.map((each) => [toKey(each), each])) }
    count++
    known.set(id, release)
    const [oldest = ''] = known.keys()
    if (known.size > KEPT_IN_MEMORY) known.delete(oldest)
    return release
  }

  /** Ids sort by time. */
  function since(oldest: string): Release[] {
    const newest = liveId()
    const ids = readdirSync(path.join(siteRoot, 'releases'))
    return ids.filter((id) => id >= oldest && id <= newest).map(read)
  }

  /** Null if one of the releases allows it, else what is wrong with each. */
  function findInEach(oldest: string, find: (release: Release) => string | null): string | null {
    const problems = since(oldest).map(find)
    return problems.includes(null) ? null : problems.join('; or ')
  }

  return {
    liveId,
    releases: () => count,
    cases: () => [...read(liveId()).cases.values()],
    /** Redirects and what is missing follow a release later, once nginx has read its maps. */
    findProblem: (asked: ContractCase, answer: Answer, oldest: string, isSettled: boolean) =>
      findInEach(oldest, ({ facts, cases }) => {
        const expected = cases.get(toKey(asked))
        const isByMap = expected === undefined || ![200, 410].includes(expected.status)
        if (isByMap && !isSettled) return answer.status < 500 ? null : `${answer.status}`
        const body = expected?.bodyOf === undefined ? null : readPublicFile(facts, expected.bodyOf)
        const isRead = body !== null && expected?.method !== 'HEAD'
        return findProblems(expected ?? asked, answer, isRead ? body : null).join(', ') || null
      }),
    /** Of a page in a browser, whatever its script has made of the rest. */
    findShownProblem: (pathname: string, html: string, oldest: string) =>
      findInEach(oldest, ({ facts, cases }) => {
        const file = cases.get(toKey({ path: pathname }))?.bodyOf
        if (file === undefined) return `${pathname} is no page`
        const [wanted, shown] = [String(readPublicFile(facts, file)), html].map(toNamed)
        return wanted === shown ? null : `it shows ${shown} and not ${wanted}`
      }),
  }
}

const toKey = ({ path: asked, method, headers }: Question) =>
  JSON.stringify([asked, method, headers])

const toNamed = (html = '') =>
  `${readHtml(html).title}: ${readHtml(HEADING.exec(html)?.[1] ?? '').text}`
