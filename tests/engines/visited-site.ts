import { BROWSERS } from '../../builder/bundle/browsers.js'
import { withoutFeatures } from '../helpers/browsers/without-features.js'
import type { TestContentService } from '../helpers/content/content-service.js'
import { startNginx } from '../helpers/nginx/nginx.js'
import { startServer } from '../helpers/server/start-server.js'
import { startRelay } from '../helpers/server/start-relay.js'
import { startSiteBehindNginx } from '../helpers/server/start-site-behind-nginx.js'
import { openTestSite } from '../helpers/site/create-test-site.js'
import { makeCurrent } from '../helpers/site/made-release.js'
import { makeOtherCode } from '../helpers/site/other-code.js'
import { buildLanguagesOnce, readContentOrigin } from '../helpers/site/sample-in-languages.js'
import { RECORD_ERRORS } from './recorded-errors.js'

export const ACCESS_TOKEN = 'the-right-access-token'

/** The job that the second release renames. */
export const RENAMED = {
  path: '/ux-designer/1006',
  title: 'UX Designer',
  newTitle: 'Lead UX Designer',
}

const RELEASES = ['first', 'other content', 'other code'] as const

export type VisitedSite = Awaited<ReturnType<typeof startVisitedSite>>

/** The sample as in production, of a private repository, with what befalls a site while it is visited. */
export async function startVisitedSite() {
  const secrets = { accessTokens: [ACCESS_TOKEN], access: 'private' as const }
  const site = await startSiteBehindNginx(secrets, { PRISMIC_ACCESS_TOKEN: ACCESS_TOKEN })
  const { content, env, origin, siteRoot, nginx } = site
  const code = await makeOtherCode()
  const releases = await makeReleases()

  const watched = await startRelay(origin, RECORD_ERRORS)
  const supported = await startRelay(origin, RECORD_ERRORS + withoutFeatures(BROWSERS))
  const languages = await startLanguages()
  const foreign = await startForeignPage(`${origin}/embed.js`)

  /** Each has the same first content. */
  async function makeReleases(): Promise<Record<(typeof RELEASES)[number], string>> {
    const first = openTestSite(siteRoot, env)
    const ids = [(await first.current()) ?? '']
    rename(content)
    ids.push((await first.generate()).id)
    ids.push((await openTestSite(siteRoot, env, code.projectRoot).generate()).id)
    return Object.fromEntries(RELEASES.map((name, at) => [name, ids[at]])) as never
  }
  const publish = (name: (typeof RELEASES)[number]) => makeCurrent(siteRoot, releases[name])
  publish('first')

  return {
    content,
    origin,
    /** The same site, which keeps what goes wrong in its pages for `takeRecorded`. */
    watchedOrigin: watched.origin,
    /** The same in a browser without anything that one of the supported ones lacks. */
    supportedOrigin: supported.origin,
    /** A page of another origin, with the site's roles in it. */
    foreignUrl: foreign.url,
    /** The same sample in two languages, on a server of its own. */
    languages,
    publish,
    goDown: nginx.quit,
    comeBack: nginx.resume,
    close: async () => {
      for (const { close } of [watched, supported, foreign]) await close()
      await languages.close()
      await site.close()
      await code.remove()
    },
  }
}

/** Its pictures are missing, as its content service has ended. */
async function startLanguages() {
  const siteRoot = await buildLanguagesOnce()
  const nginx = await startNginx({ siteRoot, contentOrigin: readContentOrigin(siteRoot) })
  const origin = nginx.baseUrl.replace('127.0.0.1', 'localhost')
  const watched = await startRelay(origin, RECORD_ERRORS)
  return {
    origin,
    watchedOrigin: watched.origin,
    goDown: nginx.quit,
    comeBack: nginx.resume,
    close: async () => {
      await watched.close()
      await nginx.stop()
    },
  }
}

function rename({ repository }: TestContentService) {
  const [job] = repository.getMaster().documents.filter(({ document }) => document.uid === '1006')
  if (job === undefined) throw new Error('The sample has no job 1006')
  const data = { ...job.document.data, title: RENAMED.newTitle, slug: 'ux-designer' }
  repository.publishDocuments([{ ...job.document, data } as never])
}

function startForeignPage(script: string) {
  const page = `<!doctype html><title>Other</title>
    <open-roles department="engineering" limit="3"></open-roles><script src="${script}"></script>`
  return startServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(page)
  })
}
