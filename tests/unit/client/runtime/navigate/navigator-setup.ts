import type { BrowserHistory } from '../../../../../client/runtime/address/browser-history.js'
import { createNavigator } from '../../../../../client/runtime/navigate/navigator.js'
import type { PageLoad } from '../../../../../client/runtime/load/page-loader.js'
import type { PageState } from '../../../../../client/runtime/navigate/page-state.js'
import { createCurrentPage } from '../../../../../client/runtime/navigate/current-page.js'
import { makePage } from '../made-pages.js'

const ORIGIN = 'https://careers.example'
/** Lets what is under way go on. */
export const settle = () => new Promise((resolve) => setImmediate(resolve))

export function toPage(path: string, build = 'b1'): PageLoad {
  const page = { ...makePage(path), webpackCompilationHash: build }
  const resources = { page, template: () => null, staticQueryResults: {} }
  return { kind: 'page', resources, notFound: false }
}

/** A navigator over a history, pages and timers that a test controls; `events` tells what it did. */
export function setUp() {
  const events: string[] = []
  const entries = [`${ORIGIN}/`]
  let at = 0
  let updateReady = false
  let mayReload = true
  const loads = new Map<string, PageLoad | Promise<PageLoad>>()
  const unloadWatchers = new Set<() => void>()
  const timers: { ms: number; run: () => void }[] = []
  let fading: Promise<void> = Promise.resolve()
  const short = (href: string) => href.replace(ORIGIN, '')

  const history: BrowserHistory = {
    url: () => new URL(entries[at] ?? ''),
    entryKey: () => `entry ${at}`,
    push: ({ href }) => {
      events.push(`push ${short(href)}`)
      entries.splice(++at, entries.length, href)
    },
    replace: ({ href }) => {
      events.push(`replace ${short(href)}`)
      entries[at] = href
    },
    hardLoad: ({ href }) => void events.push(`hard load ${short(href)}`),
  }
  const first: PageState = {
    resources: (toPage('/') as { resources: PageState['resources'] }).resources,
    location: { pathname: '/', search: '', hash: '' },
    entryKey: 'entry 0',
    transition: 'none',
    slow: null,
    arrival: null,
  }
  const page = createCurrentPage(first)
  const navigator = createNavigator({
    history,
    current: page,
    loader: {
      use: () => {},
      loadPage: async (path) => {
        events.push(`load ${path}`)
        return loads.get(path) ?? toPage(path)
      },
      findRedirect: async () => null,
      prefetchData: async () => {},
      prefetchPage: async () => {},
      loadPageData: async () => null,
      loadQuery: async () => null,
    },
    buildHash: 'b1',
    beforeOtherBuild: ({ pathname }) => void events.push(`before the other build of ${pathname}`),
    mayReload: () => mayReload,
    isUpdateReady: () => updateReady,
    fadeOut: () => {
      events.push('fade out')
      return fading
    },
    delay: (ms, run) => {
      const timer = { ms, run }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
    },
    onStart: () => {},
    beforeChange: () => void events.push('before change'),
    watchUnload: (notify) => {
      unloadWatchers.add(notify)
      return () => unloadWatchers.delete(notify)
    },
  })
  return {
    ...navigator,
    events,
    loads,
    timers,
    go: (steps: number) => (at += steps),
    replaceQuery: (search: string) => (entries[at] = `${ORIGIN}/${search}`),
    bringUpdate: () => (updateReady = true),
    forbidReload: () => (mayReload = false),
    unloadWatchers,
    unload: () => unloadWatchers.forEach((notify) => notify()),
    fadeWhen: (faded: Promise<void>) => (fading = faded),
    getPage: page.get,
    subscribe: page.subscribe,
    shown: () => page.get().resources.page.path,
    /** The path of the address bar. */
    at: () => history.url().pathname,
    canGo: (steps: number) => entries[at + steps] !== undefined,
  }
}

export type Site = ReturnType<typeof setUp>
