import { BUILT_LANGUAGE_CHECKS } from '../../contract/built-language-checks.js'
import { LANGUAGE_CHECKS } from '../../contract/language-checks.js'
import { startSite } from '../../helpers/server/start-site.js'
import { makeLanguages } from '../../helpers/site/made-languages.js'
import { buildLanguagesOnce } from '../../helpers/site/sample-in-languages.js'

type Site = Awaited<ReturnType<typeof startSite>>

describe('a release in several languages, written by hand', () => {
  let made: ReturnType<typeof makeLanguages>
  let site: Site

  beforeAll(async () => {
    made = makeLanguages()
    site = await startSite(made)
  })
  afterAll(async () => {
    await site.stop()
    made.remove()
  })

  it.each(LANGUAGE_CHECKS)('npm start %s', (_, check) => check({ ...site, ...made }))
})

describe('the sample in two languages', () => {
  let site: Site

  beforeAll(async () => {
    site = await startSite({ siteRoot: await buildLanguagesOnce() })
  })
  afterAll(() => site?.stop())

  it.each(BUILT_LANGUAGE_CHECKS)('npm start %s', (_, check) => check(site.baseUrl))
})
