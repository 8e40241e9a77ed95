import { chromium } from '../helpers/engines/chromium.js'
import { firefox } from '../helpers/engines/firefox.js'
import { webkit } from '../helpers/engines/webkit.js'
import { describeWhere } from '../helpers/machine/describe-where.js'
import { describeMissingNginx } from '../helpers/nginx/nginx.js'
import { startSiteBehindNginx } from '../helpers/server/start-site-behind-nginx.js'
import { JOURNEYS, WITHOUT_SCRIPTS } from './journeys.js'
import { toVisit, type Visit } from './visit.js'

/* What holds in Chromium, where all other suites run, holds in Firefox and in Safari's engine. */

const WIDE = [1280, 800] as const

let site: Awaited<ReturnType<typeof startSiteBehindNginx>>

const missingServer = describeMissingNginx()
if (missingServer === null) {
  beforeAll(async () => {
    site = await startSiteBehindNginx()
  })
  afterAll(() => site?.close())
}

describe.each([firefox, webkit, chromium])('$name', (engine) => {
  describeWhere(missingServer ?? engine.describeMissing(), `${engine.name} behind nginx`, () => {
    let visit: Visit

    beforeAll(async () => {
      visit = toVisit(await engine.start(), site.origin)
    })
    afterAll(() => visit?.close())
    beforeEach(() => visit.resize(...WIDE))
    afterEach(async () => expect((await visit.takeErrors?.()) ?? []).toEqual([]))

    const journeys = engine.canForbidScripts ? [...JOURNEYS, WITHOUT_SCRIPTS] : JOURNEYS
    for (const [title, walk] of journeys) test(title, () => walk(visit, site))
  })
})
