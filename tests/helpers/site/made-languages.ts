import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { makeCurrent, makeSiteRoot, writeRelease, type MadeContent } from './made-release.js'

/** What each further language has when it stands alone at the top. */
const LANGUAGES: Readonly<Record<string, Partial<MadeContent>>> = {
  '/de': {
    jobs: [
      { id: 1001, slug: 'qa-ingenieurin', legacyIds: [4000123] },
      { id: 1004, slug: 'hydrologin' },
    ],
    closedIds: [1098],
    pages: ['/ueber-uns', '/departments/technik'],
    redirects: { '/jobs': '/', '/karriere': '/ueber-uns', '/labor': '/frueher/1098' },
    mark: 'German',
  },
  '/de-at': { jobs: [], closedIds: [], pages: ['/benefits'], redirects: {}, mark: 'Austrian' },
}

const MAPS = ['redirects.map', 'paths.map']

/** What lies at the top only. */
const AT_THE_TOP = /^(?:assets|sw\.js|robots\.txt|sitemap\.xml|version\.json|\.well-known)(?:\.|$)/

/** Of jobs that one language lacks, and of pages that were another language's. */
const ROWS_BETWEEN_LANGUAGES: Readonly<Record<string, string>> = {
  'redirects.map': '1004 /de/hydrologin/1004;\n/de/1002 /ux-designer/1002;\n',
  'paths.map':
    '/deutsch /de/ueber-uns;\n/de/english /benefits;\n/ehemals /de/frueher/1098;\n/de/former /former-role/1099;\n',
}

/** Of German: a job in folders that are split, newer than the maps, and a list that lies plain. */
const FURTHER_FILES: Readonly<Record<string, string>> = {
  'job_ghid/07/2007/index.html': '<!doctype html><title>2007</title>\n',
  'page-data/job_ghid/07/2007/page-data.json': '{"path":"/de/job_ghid/2007"}',
  'api/jobs/07/2007.json': '{"id":2007}',
  'feeds/linkedin.xml': `<source>${'<job/>'.repeat(500)}</source>\n`,
}

/**
 * Writes a release in three languages by hand and makes it current. `aloneRoots` has, by base, the folder of the site
 * that each language would be by itself.
 */
export function makeLanguages() {
  const { siteRoot, remove } = makeSiteRoot()
  const release = writeRelease(siteRoot, 'first')
  const first = makeSiteRoot()
  writeRelease(first.siteRoot, 'first')
  makeCurrent(first.siteRoot, 'first')
  const further = Object.entries(LANGUAGES).map(([base, content]) => {
    const root = makeSiteRoot()
    const part = writeRelease(root.siteRoot, 'first', content)
    const served = path.join(part, 'public')
    for (const name of readdirSync(served).filter((one) => AT_THE_TOP.test(one))) {
      rmSync(path.join(served, name), { recursive: true })
    }
    makeCurrent(root.siteRoot, 'first')
    addLanguage(release, base, part)
    return { base, ...root }
  })
  const alone = [{ base: '', ...first }, ...further]
  for (const [name, text] of Object.entries(FURTHER_FILES)) {
    const file = path.join(release, 'public/de', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const name of MAPS) {
    appendFileSync(path.join(release, name), ROWS_BETWEEN_LANGUAGES[name] ?? '')
  }
  makeCurrent(siteRoot, 'first')
  return {
    siteRoot,
    aloneRoots: Object.fromEntries(alone.map((one) => [one.base, one.siteRoot])),
    remove: () => [{ remove }, ...alone].forEach((root) => root.remove()),
  }
}

/** As the builder does: the files beside those of the first language, and whole paths in the maps. */
function addLanguage(release: string, base: string, part: string): void {
  const folder = `languages${base}`
  cpSync(path.join(part, 'public'), path.join(release, folder, 'public'), { recursive: true })
  symlinkSync(`../${folder}/public`, path.join(release, 'public', base))
  const toWhole = (key: string) => (key === '/' ? base : `${base}/${key.replace(/^\//, '')}`)
  for (const name of MAPS) {
    const rows = readFileSync(path.join(part, name), 'utf8').matchAll(/^(\S+) (\S+);$/gm)
    const whole = Array.from(rows, ([, key = '', to = '']) => `${toWhole(key)} ${toWhole(to)};\n`)
    appendFileSync(path.join(release, name), whole.join(''))
  }
  appendFileSync(path.join(release, 'paths.map'), `${base} ${base};\n`)
  appendFileSync(path.join(release, 'languages.map'), `"~*^${base}(?:/|\\z)" ${base};\n`)
}
