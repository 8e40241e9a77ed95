import { chromium } from '../helpers/engines/chromium.js'
import type { EngineTab } from '../helpers/engines/engine.js'
import { firefox } from '../helpers/engines/firefox.js'
import { webkit } from '../helpers/engines/webkit.js'
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

/*
 * What holds in Chromium, where all other suites run, holds in Firefox and in Safari's engine: shown before a release.
 */

let site: VisitedSite

const missingServer = describeMissingNginx()
if (missingServer === null) {
  beforeAll(async () => {
    site = await startVisitedSite()
  })
  afterAll(() => site?.close())
}

describe.each([firefox, webkit, chromium])('$name', (engine) => {
  describeWhere(missingServer ?? engine.describeMissing(), `${engine.name} behind nginx`, () => {
    let tab: EngineTab

    beforeAll(async () => {
      tab = await engine.start()
    })
    afterAll(() => tab?.close())
    afterEach(async () => expect(await (tab.takeErrors?.() ?? takeRecorded(tab))).toEqual([]))

    const walkAll = (journeys: readonly Journey[], toOrigin: () => string) => {
      for (const [title, walk, { settings = {} } = {}] of journeys) {
        if (engine.lacks.some((setting) => setting in settings)) continue
        test(title, async () => {
          await tab.set(settings)
          await tab.resize(...WIDE)
          await walk(toVisit(tab, toOrigin()), site)
        })
      }
    }
    const walkToday = (...journeys: Journey[]) =>
      walkAll(journeys, () => (tab.takeErrors ? site.origin : site.watchedOrigin))

    describe('a browser of today', () => {
      walkToday(...PAGE_JOURNEYS, ...LISTING_JOURNEYS, ...PREVIEW_JOURNEYS, ...SETTING_JOURNEYS)
    })
    describe('a site in two languages', () => {
      const toOrigin = ({ languages }: VisitedSite) =>
        tab.takeErrors ? languages.origin : languages.watchedOrigin
      walkAll(LANGUAGE_JOURNEYS, () => toOrigin(site))
    })
    describe('a site that changes or goes down', () => walkToday(...NETWORK_JOURNEYS))
    // What a page does without a feature, it does in any engine.
    if (engine !== chromium) return
    describe('a browser that has no more than the oldest supported one', () => {
      walkAll(LISTING_JOURNEYS, () => site.supportedOrigin)
    })
  })
})
