import { createPageLoader } from '../../../../../client/runtime/load/page-loader.js'
import { createReleaseSource } from '../../../../../client/runtime/load/release-source.js'
import type { Template } from '../../../../../client/runtime/load/page-resources.js'
import { makePage, type MadePage } from '../made-pages.js'
import { createScriptedFetch, type Answer } from '../scripted-fetch.js'

export const GenericPage: Template = () => null
export const NotFoundPage: Template = () => null
export const JobRedirectPage: Template = () => null

export const dataUrl = (path: string) =>
  `/page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`
export const appData = (release = 'r1', build = 'b1'): Answer => ({
  json: { webpackCompilationHash: build, release },
})
export const page = (path: string, options?: MadePage): Answer => ({
  json: makePage(path, options),
})
export const isData = (request: string) => request.includes('page-data.json')

export function setUp(script: Record<string, Answer | Answer[]> = {}) {
  const server = createScriptedFetch({
    '/page-data/app-data.json': appData(),
    [dataUrl('/404.html')]: page('/404.html', { template: 'component---not-found-page' }),
    [dataUrl('/job_ghid')]: page('/job_ghid', {
      template: 'component---job-redirect-page',
      matchPath: '/job_ghid/:job_id',
    }),
    ...script,
  })
  const loader = createPageLoader({
    source: createReleaseSource(server.fetch),
    templates: {
      'component---generic-page': async () => GenericPage,
      'component---not-found-page': async () => NotFoundPage,
      'component---job-redirect-page': async () => JobRedirectPage,
      'component---landing-page': () => Promise.reject(new TypeError('Failed to fetch')),
      'component---closed-job-page': async () => undefined as unknown as Template,
    },
  })
  return { ...server, loader }
}
