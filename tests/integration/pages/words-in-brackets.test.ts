import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ask } from '../../contract/ask.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { startNginx } from '../../helpers/nginx/nginx.js'
import { generatePseudoSite } from '../../helpers/site/generate-pseudo-site.js'
import { listFiles } from '../../helpers/site/list-files.js'
import { findBareWords } from '../../helpers/words/find-bare-words.js'

/* The content is in another script, so that each Latin letter is of the interface or of a code. */

let site: Awaited<ReturnType<typeof generatePseudoSite>>
let files: string[]

beforeAll(async () => {
  site = await generatePseudoSite()
  files = listFiles(site.publicFolder)
})
afterAll(() => site?.remove())

/** What editors see in a preview and in the Page Builder is in English, and what code is asked of is not read. */
const NOT_READ =
  /^(?:preview\/|slice-simulator\/|page-data\/preview\/|page-data\/app-data|version\.json)/

it.each([
  ['page', '.html', 130],
  ['page data', 'page-data.json', 130],
  ['feed and list for job boards', '.xml', 100],
  ['feed, list for programs and shared part', '.json', 45],
  ['calendar', '.ics', 15],
  ['manifest', '.webmanifest', 1],
  ['stylesheet', '.css', 2],
])('each %s has all words of the interface from the language', (_, ending, atLeast) => {
  const names = files.filter((name) => kindOf(name) === ending && !NOT_READ.test(name))
  expect(names.length).toBeGreaterThanOrEqual(atLeast)
  const bodies = names.map((name) => readFileSync(path.join(site.publicFolder, name), 'utf8'))
  expect(names.flatMap((name, at) => findBareWords(name, bodies[at] ?? ''))).toEqual([])
})

const kindOf = (name: string) =>
  path.basename(name) === 'page-data.json' ? 'page-data.json' : path.extname(name)

// The other statuses (400, 405, 413, 429, 503) answer programs and the preview, in English.
describeNginx('nginx', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    nginx = await startNginx({ siteRoot: site.siteRoot })
  })
  afterAll(() => nginx?.stop())

  it.each([
    [404, '/nowhere'],
    [404, '/job_ghid/77'],
    [404, '/assets/nothing.js'],
    [410, '/job/1044'],
    [414, `/${'a'.repeat(9000)}`],
  ])('says in the language why it answers %d to %s', async (status, address) => {
    const answer = await ask(nginx.baseUrl, { path: address })
    expect(answer.status).toBe(status)
    expect(findBareWords('page.html', answer.body.toString())).toEqual([])
  })
})
