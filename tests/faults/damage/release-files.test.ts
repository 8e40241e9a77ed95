import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { rollback } from '../../../builder/reconcile/rollback.js'
import { ask } from '../../contract/ask.js'
import { IS_STRESS } from '../../helpers/is-stress.js'
import { madeJob, madePage } from '../../helpers/content/made-documents.js'
import { forEachCopy, type DamagedSite } from '../../helpers/site/damaged-site.js'
import { findDamage } from '../../helpers/site/find-damage.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { startNginx } from '../../helpers/nginx/nginx.js'

/* What a bad disk or a hand does to the files of a release, which lie in objects that releases share. */

let site: DamagedSite
forEachCopy((copy) => (site = copy))

const PAGE = 'role-1/1/index.html'

/**
 * One file of each kind below the document root, each in an object of its own. `ENTRY` and `TEMPLATE` stand
 * for files of the browser code.
 */
const KINDS: [kind: string, name: string][] = [
  ['a page', PAGE],
  ["a page's Brotli form", 'role-2/2/index.html.br'],
  ["a page's gzip form", 'role-3/3/index.html.gz'],
  ['page data', 'page-data/role-1/1/page-data.json'],
  ["page data's Brotli form", 'page-data/role-2/2/page-data.json.br'],
  ['browser code', 'ENTRY'],
  ["browser code's Brotli form", 'TEMPLATE.br'],
]

/** Which damage the first kind of file has. */
const SHIFTS = IS_STRESS ? [0, 1, 2, 3, 4] : [0, 1]

const DAMAGES: [damage: string, harm: (file: string, body: Buffer) => void][] = [
  ['emptied', (file) => writeFileSync(file, '')],
  ['cut', (file, body) => writeFileSync(file, body.subarray(0, body.length / 2))],
  ['deleted', (file) => rmSync(file)],
  ['replaced by a folder', (file) => (rmSync(file), mkdirSync(file))],
]

const SAME_LENGTH = (file: string, body: Buffer) =>
  writeFileSync(file, Buffer.alloc(body.length, 'x'))

describe('a file of each kind', () => {
  const readAll = () => KINDS.map(([, name]) => readFileSync(locate(name)))
  const readTimes = () => KINDS.map(([, name]) => statSync(locate(name)).mtimeMs)
  const harmAll = (damages: typeof DAMAGES, shift: number) => {
    for (const [index, [, name]] of KINDS.entries()) {
      const [, harm] = damages[(index + shift) % damages.length] ?? []
      harm?.(locate(name), readFileSync(locate(name)))
    }
  }

  it.each(SHIFTS)(
    'that is damaged, each in another way, is made again by the next whole build, with a warning (%i)',
    async (shift) => {
      const [bodies, times] = [readAll(), readTimes()]
      const other = ['filled with other content of the same length', SAME_LENGTH] as const
      harmAll([...DAMAGES, [...other]], shift)
      expect((await site.ask())[0]).toBe(200)
      const { result, warnings } = await site.rebuild()
      expect(result).toBe('live')
      const count = KINDS.length
      expect(warnings).toContain(
        `! ${count} damaged files or folders of earlier releases are made again.`,
      )
      expect(readAll()).toEqual(bodies)
      expect(readTimes().filter((time, index) => time > (times[index] ?? 0))).toHaveLength(count)
      expect(await findDamage(site.siteRoot)).toEqual([])
    },
  )

  it.each(SHIFTS)(
    'that is damaged, each in another way, is made again by the next build of any content (%i)',
    async (shift) => {
      harmAll(DAMAGES, shift)
      await publishOther()
      await site.generate()
      expect(await findDamage(site.siteRoot)).toEqual([])
    },
  )
})

describe('a folder of links', () => {
  const folder = () => realpathSync(site.file('current/public/assets'))
  it.each<[string, (folder: string) => void]>([
    ['has lost a link', (links) => rmSync(path.join(links, readdirSync(links)[0] ?? ''))],
    ['is gone', (links) => rmSync(links, { recursive: true })],
    ['is a file', (links) => (rmSync(links, { recursive: true }), writeFileSync(links, ''))],
  ])('that %s is made again by the next build', async (_, harm) => {
    harm(folder())
    expect((await site.ask())[0]).toBe(200)
    await publishOther()
    await site.generate()
    expect(await findDamage(site.siteRoot)).toEqual([])
  })
})

it('an object that is gone is made again by the next build', async () => {
  rmSync(path.dirname(locate(PAGE)), { recursive: true })
  await publishOther()
  await site.generate()
  expect(site.output()).toContain('1 damaged files or folders')
  expect(await findDamage(site.siteRoot)).toEqual([])
})

it.each(['emptied', 'cut', 'of another shape', 'deleted'] as const)(
  'a release whose list of files is %s is served, and so is it after builds that fail',
  async (damage) => {
    site.damage('current/files.json.gz', damage)
    site.content.repository.publishDocuments([madeJob('1', { title: null })])
    expect((await site.rebuild()).result).toMatch(/^refused/)
    site.content.repository.publishDocuments([madeJob('1')])
    expect(await site.ask()).toEqual([200, 200, 410])
    expect(await site.ask('/page-data/index/page-data.json')).toEqual([200])
    expect((await site.rebuild()).result).toBe('live')
    expect(await findDamage(site.siteRoot)).toEqual([])
  },
)

it('whatever is missing in an earlier release, the next is published', async () => {
  const [older = ''] = readdirSync(site.file('releases')).sort()
  for (const name of readdirSync(site.file(`releases/${older}/public/assets`))) {
    rmSync(realpathSync(site.file(`releases/${older}/public/assets/${name}`)), { recursive: true })
  }
  rmSync(site.file(`releases/${older}/public`), { recursive: true })
  await site.generate()
  expect(await findDamage(site.siteRoot)).toEqual([])
})

it('a rollback refuses a release that misses files, in one line, and nothing changes', async () => {
  const live = await site.current()
  const [older = ''] = readdirSync(site.file('releases')).sort()
  // Of a job that is closed now, so that the live release is whole.
  const page = 'public/role-4/4/index.html'
  writeFileSync(realpathSync(site.file(`releases/${older}/${page}.br`)), '')
  rmSync(realpathSync(site.file(`releases/${older}/${page}`)))
  const attempt = rollback(site.siteRoot, null, () => new Date())
  await expect(attempt).rejects.toThrow(
    `Release ${older} is damaged: role-4/4/index.html and 1 more. Name another release, or generate a new one.`,
  )
  expect(await site.current()).toBe(live)
})

describeNginx('damaged files and nginx', () => {
  it('of a file of each kind, nothing damaged is served with 200 after the next build', async () => {
    const nginx = await startNginx({ siteRoot: site.siteRoot })
    const get = async (url: string, encoding: string) => {
      const answer = await ask(nginx.baseUrl, {
        path: url,
        headers: { 'accept-encoding': encoding },
      })
      const decode =
        { br: brotliDecompressSync, gzip: gunzipSync }[encoding] ?? ((raw: Buffer) => raw)
      const decoded = () => decode(answer.body as Buffer)
      return { status: answer.status, etag: answer.headers.etag, decoded }
    }
    const names = KINDS.map(([, name]) => locateName(name.replace(/\.(br|gz)$/, '')))
    const asked = names.flatMap((name) => {
      const body = readFileSync(locate(name))
      const url = `/${name.replace(/index\.html$/, '').replace(/\/$/, '')}`
      return ['identity', 'br', 'gzip'].map((encoding) => ({ url, encoding, body }))
    })
    const getAll = () => Promise.all(asked.map(({ url, encoding }) => get(url, encoding)))
    try {
      const before = await getAll()
      for (const [, name] of KINDS) writeFileSync(locate(name), '')
      expect((await ask(nginx.baseUrl, { path: '/' })).status).toBe(200)
      await publishOther()
      await site.generate()
      for (const [index, { status, etag, decoded }] of (await getAll()).entries()) {
        const { url, encoding, body } = asked[index] ?? {}
        expect([url, encoding, status]).toEqual([url, encoding, 200])
        expect(decoded().equals(body ?? Buffer.alloc(0))).toBe(true)
        expect(etag).not.toBe(before[index]?.etag)
      }
    } finally {
      await nginx.stop()
    }
  })
})

/** Content that has nothing to do with the damaged files. */
async function publishOther(): Promise<void> {
  site.content.repository.publishDocuments([madePage('other')])
}

function locateName(name: string): string {
  const [, code, form = ''] = /^(ENTRY|TEMPLATE)(.*)$/.exec(name) ?? []
  if (code === undefined) return name
  const begin = code === 'ENTRY' ? 'browser-entry.' : 'landing-page.'
  const names = readdirSync(site.file('current/public/assets'))
  const file = names.find((each) => each.startsWith(begin) && each.endsWith('.js')) ?? ''
  return path.join('assets', file + form)
}

/** The file in its object. */
function locate(name: string): string {
  const file = site.file(path.join('current/public', locateName(name)))
  return existsSync(file) ? realpathSync(file) : file
}
