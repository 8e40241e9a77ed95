import { LANGUAGE_CHECKS } from '../../contract/language-checks.js'
import { startSite } from '../../helpers/server/start-site.js'
import { makeLanguages } from '../../helpers/site/made-languages.js'

let made: ReturnType<typeof makeLanguages>
let site: Awaited<ReturnType<typeof startSite>>

beforeAll(async () => {
  made = makeLanguages()
  site = await startSite(made)
})
afterAll(async () => {
  await site.stop()
  made.remove()
})

it.each(LANGUAGE_CHECKS)('npm start %s', (_, check) => check({ ...site, ...made }))
