import { showWhileActive } from '../../../client/preview/drafts/show-while-active.js'
import { createPreviewCookies } from '../../../client/preview/session/preview-cookies.js'
import { createPreviewSession } from '../../../client/preview/session/preview-session.js'
import {
  createPreviewConfig,
  type PreviewConfig,
  type RepositoryConfig,
} from '../../../client/preview/state/preview-config.js'
import { createPageLoader } from '../../../client/runtime/load/page-loader.js'
import { createReleaseSource } from '../../../client/runtime/load/release-source.js'
import type { CurrentPage } from '../../../client/runtime/navigate/current-page.js'
import type { BrowserHistory } from '../../../client/runtime/address/browser-history.js'
import type { Platform } from '../../../client/shared/content-api/platform.js'
import { APP_DATA_URL } from '../../../client/shared/addresses/page-paths.js'
import { PREVIEW_COOKIE } from '../../../client/shared/preview/preview-cookie.js'
import type { PreviewOptions } from '../../../client/shared/preview/preview-options.js'
import { templates } from '../../../client/templates/templates.js'
import { createTestPlatform } from '../content/create-test-platform.js'
import { toCookieValue, toDraftRef, type PreviewSite } from './preview-site.js'

export interface SessionOptions {
  /** With its query. */
  path?: string
  /** The value of the preview cookie, null for none; by default it names the sample's draft. */
  cookie?: string | null
  refusesCookies?: boolean
  /** In place of those that the site serves; null: the site serves none. */
  options?: Partial<PreviewOptions> | null
  config?: Partial<PreviewConfig>
  repositoryConfig?: Partial<RepositoryConfig>
  platform?: Partial<Platform>
  /** Answers the site's own files before the site does. */
  answer?: (url: string, init?: RequestInit) => Response | undefined
}

/** The preview session of one page without a browser, over the site and its content service. */
export function openSession({ origin, content }: PreviewSite, given: SessionOptions = {}) {
  const { path = '/preview?documentId=job-1101', answer = () => undefined } = given
  const { name } = content.repository
  const { cookie = toCookieValue(name, toDraftRef(content, 'spring-hiring')) } = given
  const jar = given.refusesCookies
    ? createRefusingJar()
    : createJar(cookie === null ? [] : [[PREVIEW_COOKIE, cookie]])
  const url = () => new URL(path, origin)
  const redirects: string[] = []

  const fetchFile = async (file: string, init?: RequestInit) =>
    answer(file, init) ?? (await fetch(new URL(file, origin), init))
  const fetchOwn = async (file: string, init?: RequestInit) => {
    const response = await fetchFile(file, init)
    if (file !== APP_DATA_URL || given.options === undefined || !response.ok) return response
    const appData = (await response.json()) as { preview: PreviewOptions }
    const preview = given.options === null ? undefined : { ...appData.preview, ...given.options }
    return Response.json({ ...appData, preview })
  }

  const config: PreviewConfig = {
    ...createPreviewConfig({ templates, navigate: async (to) => void redirects.push(to) }),
    ...given.config,
  }
  const session = createPreviewSession({
    fetch: fetchOwn,
    platform: createTestPlatform(given.platform),
    createRepositoryConfig: (name) => ({
      ...config.createRepositoryConfig(name),
      ...given.repositoryConfig,
    }),
    cookies: createPreviewCookies(jar, { isSecure: false, isFramed: false }),
    url,
    cleanAddress: () => {},
    showPublished: () => {},
    reload: () => {},
  })
  const states = [session.store.getState().previewState]
  session.store.subscribe(() => {
    const { previewState } = session.store.getState()
    if (previewState !== states.at(-1)) states.push(previewState)
  })

  const source = createReleaseSource(fetchOwn)
  const loader = createPageLoader({ templates, source })
  const result = { pageContext: { documentId: null } }
  const current = {
    get: () => ({ resources: { page: { path: url().pathname, result } } }),
  } as unknown as CurrentPage
  const history = { url } as BrowserHistory
  showWhileActive(session, { current, history, loader, refresh: async () => {} }, config, source)
  return { session, state: session.store.getState, states, jar, redirects, loader }
}

/** Like `document.cookie` where the browser blocks cookies. */
function createRefusingJar() {
  return {
    get cookie() {
      return ''
    },
    set cookie(_text: string) {},
  }
}

/** Like `document.cookie`. */
function createJar(first: [string, string][]) {
  const cookies = new Map(first.map(([name, value]) => [name, encodeURIComponent(value)]))
  return {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.replace(/;.*/, '').split(/=(.*)/)
      if (text.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}
