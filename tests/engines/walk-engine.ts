import { chromium } from '../helpers/engines/chromium.js'
import type { Engine, EngineTab } from '../helpers/engines/engine.js'
import { describeWhere } from '../helpers/machine/describe-where.js'
import { describeMissingNginx } from '../helpers/nginx/nginx.js'
import { WIDE, type Journey } from './journeys/journey.js'
import { LANGUAGE_JOURNEYS } from './journeys/languages.js'
import { LISTING_JOURNEYS } from './journeys/listing.js'
import { NETWORK_JOURNEYS } from './journeys/network.js'
import { PAGE_JOURNEYS } from './journeys/pages.js'
import { PREVIEW_JOURNEYS } from './journeys/preview.js'
import { SETTING_JOURNEYS } from './journeys/settings.js'
import { takeRecorded } from './recorded-errors.js'
import { toVisit } from './visit.js'
import { startVisitedSite, type VisitedSite } from './visited-site.js'

const JOURNEYS = [
  ...PAGE_JOURNEYS,
  ...LISTING_JOURNEYS,
  ...SETTING_JOURNEYS,
  ...PREVIEW_JOURNEYS,
  ...NETWORK_JOURNEYS,
]

const missingServer = describeMissingNginx()

/** What holds in Chromium, where all other suites run, holds in an engine, each in a file of its own. */
export function walkEngine(engine: Engine): void {
  const missing = missingServer ?? engine.describeMissing()
  describeWhere(missing, `${engine.name} behind nginx`, () => {
    let site: VisitedSite
    let tab: EngineTab

    beforeAll(async () => {
      ;[site, tab] = await Promise.all([startVisitedSite(), engine.start()])
    })
    afterAll(() => Promise.all([tab?.close(), site?.close()]))
    beforeEach(async () => {
      await tab.set({})
      await tab.resize(...WIDE)
    })

    afterEach(async () => expect(await (tab.takeErrors?.() ?? takeRecorded(tab))).toEqual([]))

    const walkAll = (journeys: readonly Journey[], toOrigin: () => string) => {
      for (const [title, walk, needs] of journeys) {
        if (needs !== undefined && engine.lacks.includes(needs)) continue
        test(title, () => walk(toVisit(tab, toOrigin()), site))
      }
    }

    describe('a browser of today', () => {
      walkAll(JOURNEYS, () => (tab.takeErrors ? site.origin : site.watchedOrigin))
    })
    describe('a site in two languages', () => {
      const toOrigin = ({ languages }: VisitedSite) =>
        tab.takeErrors ? languages.origin : languages.watchedOrigin
      walkAll(LANGUAGE_JOURNEYS, () => toOrigin(site))
    })
    // What a page does without a feature, it does in any engine.
    if (engine !== chromium) return
    describe('a browser that has no more than the oldest supported one', () => {
      walkAll(LISTING_JOURNEYS, () => site.supportedOrigin)
    })
  })
}
