import express from 'express'
import type { BrowserContext } from 'playwright-core'
import { readStartConfig } from '../../../server/config.js'
import { PREVIEW_COOKIE } from '../../../client/shared/preview/preview-cookie.js'
import { createSiteRouter } from '../../../server/site/site-router.js'
import type { TestContentService, TestContentServiceOptions } from '../content/content-service.js'
import { PROJECT_ROOT } from '../site/create-test-site.js'
import { startGeneratedSite } from '../site/start-generated-site.js'
import { createTestSidecar } from '../server/create-test-sidecar.js'
import { startServer } from '../server/start-server.js'

/** The sample site with its sidecar and its content service, each on a port of loopback. */
export interface PreviewSite {
  origin: string
  content: TestContentService
  /** `METHOD path` of every request to the site, in order. */
  requests: string[]
  /** While false, the preview's endpoints answer as nginx does without a sidecar. */
  setSidecar: (isUp: boolean) => void
  close: () => Promise<void>
}

export const ACCESS_TOKEN = 'the-right-access-token'

export interface PreviewSiteOptions extends TestContentServiceOptions {
  isPrivate?: boolean
  env?: Record<string, string>
}

export async function startPreviewSite(options: PreviewSiteOptions = {}): Promise<PreviewSite> {
  const { isPrivate = false, env = {}, ...given } = options
  const service = {
    ...given,
    ...(isPrivate && { access: 'private' as const, accessTokens: [ACCESS_TOKEN] }),
  }
  const secrets = isPrivate ? { PRISMIC_ACCESS_TOKEN: ACCESS_TOKEN } : {}
  const site = await startGeneratedSite(service, { ...secrets, ...env })
  const { content, siteRoot, env: settings } = site

  const app = express().disable('x-powered-by').disable('etag')
  const server = await startServer(app)
  const { origin } = server
  const sidecar = await createTestSidecar({ ...settings, SITE_URL: origin })
  const requests: string[] = []
  let hasSidecar = true
  app.use((request, response, next) => {
    requests.push(`${request.method} ${request.url}`)
    if (!/^\/api\/preview(\/|$)/.test(request.path)) return next()
    if (hasSidecar) sidecar.app(request, response, next)
    else response.status(502).end()
  })
  app.use(
    createSiteRouter({
      ...readStartConfig({ ...settings, SITE_URL: origin }, PROJECT_ROOT),
      siteRoot,
    }),
  )
  return {
    origin,
    content,
    requests,
    setSidecar: (isUp) => (hasSidecar = isUp),
    close: async () => {
      await server.close()
      sidecar.remove()
      await site.close()
    },
  }
}

/** What the toolbar would write for a draft of the content service. */
export function toDraftRef({ repository }: TestContentService, draft: string): string {
  const found = repository.getDrafts().find(({ name }) => name === draft)
  if (!found) throw new Error(`There is no draft ${draft}`)
  return found.previewUrl
}

export function toCookieValue(repositoryName: string, ref: string): string {
  return JSON.stringify({
    _tracker: 'AbCdEf12',
    [`${repositoryName}.prismic.io`]: { preview: ref },
  })
}

/** Puts a cookie into a browser as it would be after the toolbar, or an endpoint, had written it. */
export async function setCookie(
  context: BrowserContext,
  url: string,
  value: string,
  name = PREVIEW_COOKIE,
): Promise<void> {
  await context.addCookies([{ name, value: encodeURIComponent(value), url, sameSite: 'Lax' }])
}

/** Where the toolbar of the CMS sends an editor. */
export function toResolverUrl(
  { origin }: Pick<PreviewSite, 'origin'>,
  query: Record<string, string>,
): string {
  return `${origin}/preview?${new URLSearchParams(query)}`
}
