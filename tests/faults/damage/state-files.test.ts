import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { readRebuildState } from '../../../builder/shared/site-root/protocol-files.js'
import { rollback } from '../../../builder/reconcile/rollback.js'
import { madeJob } from '../../helpers/content/made-documents.js'
import { DAMAGES, forEachCopy, type DamagedSite } from '../../helpers/site/damaged-site.js'

/* What a full disk, a cut file or a hand does to the files of a site: the next build mends it. */

let site: DamagedSite
forEachCopy((copy) => (site = copy))

/** 200 for the home page and for an open job, and 410 for the closed one. */
const RIGHT = [200, 200, 410]

async function checkHealed() {
  expect(await site.ask()).toEqual(RIGHT)
  expect(readlinkSync(site.file('current'))).toBe(`releases/${await site.current()}`)
  for (const name of ['.state/fence.json', '.state/rebuild.json', '.state/job-memory.json']) {
    expect(JSON.parse(readFileSync(site.file(name), 'utf8'))).toBeInstanceOf(Object)
  }
  const { outcomes, building } = await readRebuildState(site.siteRoot)
  expect([outcomes[0]?.result, building]).toEqual(['live', null])
}

/** By folder, each file with content of another shape. */
const FILES: [folder: string, files: Record<string, unknown>][] = [
  [
    '.state',
    {
      'fence.json': { issued: 'many', published: 2 ** 60 },
      'rebuild.json': { outcomes: null, refusal: 5 },
      'job-memory.json': [null],
    },
  ],
  ['current', { 'job-memory.json': [{}], 'release.json': { token: 'x', timeZone: 5 } }],
]

describe.each(FILES)('in %s', (folder, files) => {
  it.each(DAMAGES)(
    'a site whose files are %s is served, and the next build mends them',
    async (damage) => {
      for (const [name, otherShape] of Object.entries(files))
        site.damage(path.join(folder, name), damage, otherShape)
      // Each build says of it that it is ignored.
      if (folder === 'current') site.damage('.inbox/approval.json', damage, { ref: 5 })
      expect(await site.ask()).toEqual(RIGHT)
      const { result, warnings } = await site.rebuild()
      expect(result).toBe('live')
      for (const name of Object.keys(files)) {
        const isOfState = folder === '.state'
        // What a release remembers is not read while the state folder has it.
        const isSilent = isOfState ? damage === 'deleted' : name === 'job-memory.json'
        const lines = warnings.filter((line) => line.includes(name))
        expect([name, lines.length > 0]).toEqual([name, !isSilent])
        if (isOfState)
          for (const line of lines) expect(line).toContain(site.file(path.join(folder, name)))
      }
      await checkHealed()
      if (folder === '.state') {
        expect(await site.rebuild()).toEqual({ result: 'live', warnings: [] })
      }
    },
  )
})

it('a damaged release that is live is not deleted when the next build fails', async () => {
  site.damage('current/release.json', 'emptied')
  site.content.repository.publishDocuments([madeJob('1', { title: null })])
  try {
    expect((await site.rebuild()).result).toMatch(/^refused: /)
    expect(await site.ask()).toEqual(RIGHT)
  } finally {
    site.content.repository.publishDocuments([madeJob('1')])
  }
})

it('a rollback leads away from a damaged release', async () => {
  const damaged = await site.current()
  site.damage('current/release.json', 'cut')
  const { id } = await rollback(site.siteRoot, null, () => new Date())
  expect(id).not.toBe(damaged)
  expect(await site.current()).toBe(id)
  expect(await site.ask()).toEqual([200, 200, 200])
})

describe('current', () => {
  const content = (name: string) => readFileSync(site.file(name), 'utf8')
  const current = () => site.file('current')
  const aside = () => readdirSync(site.siteRoot).filter((name) => name.startsWith('current.'))

  it.each([
    ['is missing', () => rmSync(current())],
    [
      'links to a release that is gone',
      () => {
        rmSync(current())
        symlinkSync('releases/20200101T000000000Z-000000', current())
      },
    ],
    [
      'links to a folder outside',
      () => {
        rmSync(current())
        symlinkSync('/etc', current())
      },
    ],
  ])('a build mends a site whose current %s', async (_, damage) => {
    damage()
    expect((await site.rebuild()).result).toBe('live')
    expect(aside()).toEqual([])
    await checkHealed()
  })

  it('a folder in the place of current is served, and the next build keeps it aside', async () => {
    const release = site.file(`releases/${await site.current()}`)
    rmSync(current())
    cpSync(release, current(), { recursive: true, preserveTimestamps: true })
    writeFileSync(site.file('current/mine.txt'), 'mine')
    expect(await site.ask()).toEqual(RIGHT)
    const { result, warnings } = await site.rebuild()
    expect(result).toBe('live')
    const [kept = ''] = aside()
    expect(warnings).toContainEqual(expect.stringContaining(`is now ${site.file(kept)}`))
    expect(content(`${kept}/mine.txt`)).toBe('mine')
    await checkHealed()
    expect(existsSync(site.file(kept))).toBe(true)
  })

  it('a copied release in the place of current is enough to remember its closed jobs', async () => {
    const release = site.file(`releases/${await site.current()}`)
    rmSync(current())
    renameSync(release, current())
    for (const name of ['releases', '.state']) rmSync(site.file(name), { recursive: true })
    expect((await site.rebuild()).result).toBe('live')
    await checkHealed()
  })

  it('a file in the place of current is kept aside by the next build', async () => {
    rmSync(current())
    writeFileSync(current(), 'a note')
    expect((await site.rebuild()).result).toBe('live')
    expect(aside().map(content)).toEqual(['a note'])
    await checkHealed()
  })
})

it('a folder in the place of a file of state is named in one line, with the remedy', async () => {
  rmSync(site.file('.state/fence.json'))
  mkdirSync(site.file('.state/fence.json'))
  const { result } = await site.rebuild()
  expect(result).toMatch(
    /^failed: [^\n]*\.state\/fence\.json: a folder is in the place of the file\. [^\n]*$/,
  )
  expect(await site.ask()).toEqual(RIGHT)
})

describe('closed jobs', () => {
  it('a job of a release that was rolled back answers 410 once it is gone', async () => {
    const { repository } = site.content
    repository.publishDocuments([madeJob('5')])
    expect((await site.rebuild()).result).toBe('live')
    await rollback(site.siteRoot, null, () => new Date())
    repository.publishDocuments([], ['job-5'])
    // Until the release that had it is deleted.
    for (let count = 0; count < 4; count++) expect((await site.rebuild()).result).toBe('live')
    expect(await site.ask('/role-5/5', '/job_ghid/5')).toEqual([410, 410])
  })

  it('what all but the oldest release have lost is still remembered', async () => {
    for (const name of ['.state/job-memory.json', 'current/job-memory.json']) {
      site.damage(name, 'emptied')
    }
    const { result, warnings } = await site.rebuild()
    expect(result).toBe('live')
    expect(warnings).toHaveLength(2)
    await checkHealed()
  })

  it('a job that is open again has its page, whatever is remembered', async () => {
    site.content.repository.publishDocuments([madeJob('4')])
    expect((await site.rebuild()).result).toBe('live')
    expect(await site.ask()).toEqual([200, 200, 200])
    site.content.repository.publishDocuments([], ['job-4'])
    expect((await site.rebuild()).result).toBe('live')
    await checkHealed()
  })
})
