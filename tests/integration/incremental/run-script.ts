import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildLanguagesOnce, CONTENT_LANGS } from '../../helpers/site/sample-in-languages.js'
import {
  findDifferences,
  findWrongEtags,
  readPrivateFiles,
  readPublicFiles,
  type FoundFiles,
} from '../../helpers/world/read-release.js'
import { startBuilder } from '../../helpers/world/start-builder.js'
import { openEditedSite } from './edited-site.js'
import type { Beginning, Step } from './steps.js'

/** The hashed files of former code stay for open tabs, so a site that is built from nothing lacks them. */
const isAsset = (name: string) => name.startsWith('assets/')
const isOfTheSite = (name: string) => !isAsset(name) && !name.startsWith('version.json')

const pick = (files: FoundFiles, isWanted: (name: string) => boolean): FoundFiles =>
  new Map([...files].filter(([name]) => isWanted(name)))

const createBuilders = (languages?: { CONTENT_LANGS: string }) => ({
  watching: startBuilder(languages),
  afresh: startBuilder(languages),
})
const builders = { own: createBuilders(), bilingual: createBuilders({ CONTENT_LANGS }) }
/** For the suites that run scripts. */
export function useBuilders(): void {
  // For the browser code in both languages.
  beforeAll(buildLanguagesOnce)
  afterAll(() =>
    Promise.all(
      Object.values(builders).flatMap(({ watching, afresh }) => [watching.stop(), afresh.stop()]),
    ),
  )
}

/** How often watching builders have read all documents, and how often the changed ones alone. */
export const readings = { all: 0, changes: 0 }

/**
 * Publishes after each step, and expects what a builder would make that begins with nothing: files, lists, memory,
 * messages and ETags. Resolves to the names of the files that each release has changed.
 */
export async function runScript(
  beginning: Beginning,
  script: readonly Step[],
): Promise<string[][]> {
  const { own, bilingual } = builders
  const site = await openEditedSite(beginning.isBilingual ? bilingual : own, beginning)
  try {
    const changes: string[][] = []
    let former: FoundFiles = new Map()
    const first: Step = { edits: [], build: 'watching', settings: 0, wait: 0 }
    for (const step of [first, ...script]) {
      site.edit(step)
      if (step.build === 'none') continue
      site.readings()
      const report = await site.build(step.build, step.settings)
      const { all, some } = site.readings()
      if (step.build === 'watching' && some) readings[all ? 'all' : 'changes']++
      const afresh = await site.buildAfresh()
      expect(report).toEqual(afresh)
      if (report.error !== null) continue

      const files = readPublicFiles(site.siteRoot)
      const whole = readPublicFiles(site.afreshRoot)
      expect(findDifferences(pick(files, isOfTheSite), pick(whole, isOfTheSite))).toEqual([])
      const own = pick(files, (name) => isAsset(name) && whole.has(name))
      expect(findDifferences(own, pick(whole, isAsset))).toEqual([])
      const [ownLists, wholeLists] = [site.siteRoot, site.afreshRoot].map((root) =>
        readPrivateFiles(root, isOfTheSite),
      )
      expect(ownLists).toEqual(wholeLists)
      expect(readMemory(site.siteRoot)).toEqual(readMemory(site.afreshRoot))
      expect(findWrongEtags(former, files)).toEqual([])
      changes.push(findDifferences(former, files))
      former = files
    }
    return changes
  } finally {
    await site.close()
  }
}

function readMemory(siteRoot: string): unknown {
  return JSON.parse(readFileSync(path.join(siteRoot, '.state/job-memory.json'), 'utf8')).jobs
}
