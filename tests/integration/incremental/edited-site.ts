import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { SAMPLE_FOLDER, startContentService } from '../../helpers/content/content-service.js'
import { CONTENT_LANGS } from '../../helpers/site/sample-in-languages.js'
import { createCodeVersions } from '../../helpers/world/code-versions.js'
import { createBilingualWorld } from '../../helpers/world/bilingual-world.js'
import { createWorld } from '../../helpers/world/made-world.js'
import { publishChanges, withPictures } from '../../helpers/world/publish-changes.js'
import type { BuilderProcess, BuildReport } from '../../helpers/world/start-builder.js'
import { applyEdit, SETTINGS, type Beginning, type Step } from './steps.js'

export interface Builders {
  watching: BuilderProcess
  afresh: BuilderProcess
}

/** A site that is edited and published again and again, and the means to build the same from nothing. */
export async function openEditedSite(
  { watching, afresh }: Builders,
  { moreJobs, precompresses, isBilingual }: Beginning,
) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'careers-incremental-'))
  const projectOf = createCodeVersions(path.join(folder, 'code'))
  const siteRoot = path.join(folder, 'site')
  const afreshRoot = path.join(folder, 'afresh')
  let world = isBilingual ? createBilingualWorld() : createWorld(moreJobs)
  let settings = 0
  let now = world.now.getTime()
  const content = await startContentService({
    documents: world.documents.map(withPictures),
    imagesFolder: path.join(SAMPLE_FOLDER, 'images'),
    now: () => new Date(now),
  })

  const toOrder = (root: string, isWhole: boolean, remembers: boolean) => ({
    env: {
      PRISMIC_API_ENDPOINT: content.apiEndpoint,
      SITE_ROOT: root,
      ...(isBilingual && { CONTENT_LANGS, PRISMIC_REPOSITORY: content.repository.name }),
      PRECOMPRESS: String(precompresses),
      ...SETTINGS[settings],
    },
    projectRoot: projectOf(world),
    now,
    isWhole,
    remembers,
  })

  return {
    siteRoot,
    afreshRoot,
    /** Publishes what has changed, at a later time than anything before. */
    edit: ({ edits, wait }: Step) => {
      const former = world
      for (const edit of edits) world = applyEdit(world, edit)
      now += 1 + world.now.getTime() - former.now.getTime()
      publishChanges(content.repository, former, world)
      now += wait
    },
    /** The next release. Before it, what the site remembers is copied to where the same is built afresh. */
    build: async (how: Step['build'], otherSettings: number): Promise<BuildReport> => {
      rmSync(afreshRoot, { recursive: true, force: true, maxRetries: 9 })
      for (const memory of ['.state/job-memory.json', '.state/page-memory.json']) {
        if (!existsSync(path.join(siteRoot, memory))) continue
        mkdirSync(path.join(afreshRoot, '.state'), { recursive: true })
        cpSync(path.join(siteRoot, memory), path.join(afreshRoot, memory))
      }
      if (how === 'restarted') {
        await watching.forget()
        settings = otherSettings
      }
      if (how === 'once') return afresh.build(toOrder(siteRoot, false, false))
      return watching.build(toOrder(siteRoot, how === 'nightly', true))
    },
    buildAfresh: () => afresh.build(toOrder(afreshRoot, true, false)),
    /** Whether a document was read since the last time this was asked, and whether all were. */
    readings: () => {
      const searches = content.requests
        .splice(0)
        .filter(({ path: name }) => name.endsWith('/search'))
        .map(({ parameters }) => parameters)
      const isOfAll = (parameters: URLSearchParams) =>
        !parameters.has('q') && parameters.get('pageSize') !== '1'
      return { all: searches.some(isOfAll), some: searches.length > 0 }
    },
    close: async () => {
      await watching.forget()
      await content.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 9 })
    },
  }
}
