import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createSite } from '../../../client/content/create-site.js'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import { makeConnectFolder, startCommand } from '../../helpers/connect/run-connect.js'
import { startPrismic, WRITE_TOKEN, type FaultRule } from '../../helpers/connect/start-prismic.js'

type Prismic = Awaited<ReturnType<typeof startPrismic>>

let prismic: Prismic
let place: ReturnType<typeof makeConnectFolder>
/** What an undisturbed run leaves behind, once an editor has published it. */
let wanted: unknown

beforeAll(async () => {
  prismic = await startPrismic()
  place = makeConnectFolder()
  expect(await connect()).toMatchObject({ code: 0 })
  prismic.repository.publish()
  wanted = prismic.repository.describe()
  rmSync(place.folder, { recursive: true })
})
afterAll(() => prismic.close())

beforeEach(() => {
  prismic.reset()
  place = makeConnectFolder()
})
afterEach(() => rmSync(place.folder, { recursive: true }))

function start(args: readonly string[] = ['--sample', '--yes'], env = {}, input = '') {
  const all = ['connect', '--dotenv', place.envFile, ...args]
  return startCommand(all, { ...prismic.env, CONTENT_FOLDER: place.content, ...env }, input)
}

async function connect(...given: Parameters<typeof start>) {
  const run = await start(...given).ended
  expect(run.output + run.errors).not.toContain(WRITE_TOKEN)
  return run
}

const writes = () => prismic.requests.filter(({ method }) => method !== 'GET')

it('an empty repository gets every model, picture and document once, linked to each other', async () => {
  const { code, output } = await connect()
  expect(code).toBe(0)
  expect(output).toContain('Models: 26 to add, 0 to bring up to date, 0 as wanted')
  expect(output).toContain('✓ sending documents: 10 requests')
  expect(wanted).toMatchObject({
    assets: ['hero.png'],
    published: [
      { name: 'department/water', title: 'Water' },
      { name: 'job/1001', data: { department: { link_type: 'Document', id: 'department/water' } } },
      { name: 'page/about', data: { parent: { id: 'page/home' } } },
      {
        name: 'page/home',
        data: { parent: { id: 'page/about' }, hero: { id: 'hero.png', alt: 'A wave' } },
      },
      { name: 'site_settings/null', data: { organisation_name: 'Few' } },
    ],
    drafts: [],
  })
})

it('a further run, even on another machine, finds everything as wanted and changes nothing', async () => {
  await connect()
  prismic.repository.publish()
  prismic.requests.length = 0
  const env = readFileSync(place.envFile, 'utf8')
  const { code, output } = await connect(['--sample'])
  expect({ code, writes: writes() }).toEqual({ code: 0, writes: [] })
  expect(output).toContain('Models: 0 to add, 0 to bring up to date, 26 as wanted')
  expect(output).toContain('Documents: 0 to send to a migration release, 5 there')
  expect(readFileSync(place.envFile, 'utf8')).toBe(env)
  rmSync(`${place.folder}/.prismic`, { recursive: true })
  expect(await connect()).toMatchObject({ code: 0 })
  expect(writes()).toEqual([])
})

it('says what it will do and does nothing if the answer is not yes', async () => {
  const { code, output } = await connect(['--sample'], {}, 'n\n')
  expect({ code, writes: writes() }).toEqual({ code: 1, writes: [] })
  expect(output).toContain('+ type job')
  expect(output).toContain('Documents: 5 to send to a migration release')
  expect(output).toContain('.env: sets PRISMIC_REPOSITORY, PRISMIC_WEBHOOK_SECRET')
  expect(await connect(['--sample'], {}, 'y\n')).toMatchObject({ code: 0 })
})

/** As the Content API answers them, with links that say what they lead to. */
function toAnswered(): CareersDocument[] {
  const all = prismic.repository.published
  const byId = new Map(all.map((document) => [document.id, document]))
  return JSON.parse(JSON.stringify(all), (_key, value) => {
    if (value?.link_type !== 'Document') return value
    const { type, uid, lang } = byId.get(value.id) ?? {}
    return { ...value, type, uid, lang, tags: [], isBroken: type === undefined }
  })
}

it.each([
  ['--sample', 94, 43],
  ['--settings-only', 1, 0],
])(
  'a site can be made from what %s sends, and a further run sends nothing',
  async (option, documents, jobs) => {
    expect(await connect([option, '--yes'], { CONTENT_FOLDER: '' })).toMatchObject({ code: 0 })
    prismic.repository.publish()
    const answered = toAnswered()
    const { problems, content } = createSite(answered, { now: new Date(), buildHash: '' })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(answered).toHaveLength(documents)
    expect(content?.jobs.open).toHaveLength(jobs)
    expect(jobs > 0 || content?.settings.data.allow_empty).toBe(true)
    prismic.requests.length = 0
    await connect([option, '--yes'], { CONTENT_FOLDER: '' })
    expect(writes()).toEqual([])
  },
)

it('ends with the three things that only a person can do, with the values to paste', async () => {
  const { output } = await connect(['--settings-only', '--yes'], {
    SITE_URL: 'https://jobs.example',
  })
  const [, secret] =
    /PRISMIC_WEBHOOK_SECRET=(\w{48})\n/.exec(readFileSync(place.envFile, 'utf8')) ?? []
  expect(output).toMatch(/1\. Documents: Migration Releases/)
  expect(output).toMatch(/Domain URL: +https:\/\/jobs\.example\n.*Preview route: +\/api\/preview/)
  expect(output).toMatch(/URL: +https:\/\/jobs\.example\/api\/webhooks\/prismic\n/)
  expect(output).toMatch(new RegExp(`Secret: +${secret}\n`))
  expect(prismic.repository.drafts).toMatchObject([{ type: 'site_settings' }])
})

it('keeps every line of the owner’s .env', async () => {
  const lines =
    '# Mine\nSITE_URL=https://jobs.example\nPRISMIC_REPOSITORY=other\nPRISMIC_WEBHOOK_SECRET=own\n'
  writeFileSync(place.envFile, lines)
  await connect(['--yes'])
  expect(readFileSync(place.envFile, 'utf8')).toBe(
    '# Mine\nSITE_URL=https://jobs.example\n# PRISMIC_REPOSITORY=other\nPRISMIC_REPOSITORY=acme\nPRISMIC_WEBHOOK_SECRET=own\n',
  )
})

describe('what the owner has', () => {
  const change = (id: string, field: string | null) => {
    const { customtypes } = prismic.repository.models
    const model = structuredClone(customtypes.get(id)) as unknown as {
      json: { Job: Record<string, unknown> }
    }
    if (field === null) delete model.json.Job['title']
    else model.json.Job[field] = { type: 'Text', config: { label: field } }
    customtypes.set(id, { ...model, id })
  }

  it('a type changed by hand is told and stays, unless it is forced', async () => {
    await connect(['--yes'])
    change('job', null)
    change('job', 'union')
    const changed = structuredClone(prismic.repository.models.customtypes.get('job'))
    const told = await connect(['--yes'])
    expect(told.code).toBe(1)
    expect(told.output).toContain(
      'type job was changed in the repository: it lacks title; it has union besides.',
    )
    expect(prismic.repository.models.customtypes.get('job')).toEqual(changed)
    expect(await connect(['--yes', '--force'])).toMatchObject({ code: 0 })
    expect(prismic.repository.describe()).toMatchObject({
      models: (wanted as { models: [] }).models,
    })
  })

  it('a field, a type and a slice of the owner’s stay, by force too', async () => {
    await connect(['--yes'])
    change('job', 'union')
    prismic.repository.insertModel('customtypes', { id: 'blog', json: {} })
    prismic.repository.insertModel('slices', { id: 'carousel', variations: [] })
    const before = prismic.repository.describe()
    expect(await connect(['--yes', '--force'])).toMatchObject({ code: 0 })
    expect(prismic.repository.describe()).toEqual(before)
  })

  it('published documents and drafts of the owner’s stay as they are', async () => {
    const own = { title: 'Own', lang: 'en-gb', tags: [], data: { title: 'Own' } }
    prismic.repository.createDocument({ ...own, type: 'page', uid: 'home' })
    prismic.repository.publish()
    prismic.repository.createDocument({ ...own, type: 'page', uid: 'about', data: {} })
    const { code, output } = await connect()
    expect(code).toBe(1)
    expect(output).toMatch(/1 documents are drafts already.*page\/about/)
    prismic.repository.publish()
    expect(await connect()).toMatchObject({ code: 0 })
    prismic.repository.publish()
    const owns = prismic.repository.published.filter(({ title }) => title === 'Own')
    expect(owns.map(({ uid, data }) => [uid, data])).toEqual([
      ['home', own.data],
      ['about', {}],
    ])
  })
})

describe('faults', () => {
  const LOST = { at: 'after', answer: 'cut' } as const
  const busy = (seconds?: string) => {
    const headers: Record<string, string> = seconds ? { 'retry-after': seconds } : {}
    return { at: 'before', status: 429, headers } as const
  }
  const isPost = (part: string) => (path: string, method: string) =>
    method === 'POST' && path.includes(part)

  it('a run through 429 with and without Retry-After, 5xx, lost answers and drops has the same end', async () => {
    const left: [
      isMeant: (path: string, method: string) => boolean,
      ReturnType<FaultRule>,
      number,
    ][] = [
      [(path) => path.startsWith('/api'), busy('1'), 2],
      [
        (path, method) => method === 'GET' && path.includes('slices'),
        { at: 'before', status: 502 },
        2,
      ],
      [isPost('slices'), LOST, 1],
      [isPost('customtypes'), busy(), 2],
      [isPost('assets'), LOST, 1],
      [isPost('documents'), busy('2'), 1],
      [isPost('documents'), { at: 'before', status: 503 }, 1],
      [isPost('documents'), { at: 'before', answer: 'cut' }, 1],
      [(_path, method) => method === 'PUT', LOST, 1],
      [(_path, method) => method === 'PUT', busy(), 3],
    ]
    prismic.setFault(({ path, method }) => {
      const found = left.find(([isMeant, , times]) => times > 0 && isMeant(path, method))
      if (found === undefined) return null
      found[2]--
      return found[1]
    })
    expect(await connect()).toMatchObject({ code: 0 })
    expect(left.every(([, , times]) => times === 0)).toBe(true)
    prismic.repository.publish()
    expect(prismic.repository.describe()).toEqual(wanted)
  })

  it('a document whose answer is lost is completed once an editor has published it', async () => {
    let isFirst = true
    prismic.setFault(({ path, method }) => {
      if (!isFirst || !isPost('documents')(path, method)) return null
      isFirst = false
      return LOST
    })
    const { code, output } = await connect()
    expect(code).toBe(1)
    expect(output).toMatch(/Publish them, then run this again/)
    prismic.repository.publish()
    expect(await connect()).toMatchObject({ code: 0 })
    prismic.repository.publish()
    expect(prismic.repository.describe()).toEqual(wanted)
  })

  it.each<[string, (path: string) => boolean, ReturnType<FaultRule>, string]>([
    [
      'a wrong write token',
      (path) => path.startsWith('/types'),
      { at: 'before', status: 401 },
      'Check PRISMIC_WRITE_TOKEN',
    ],
    [
      'a token of another repository',
      (path) => path.startsWith('/types'),
      { at: 'before', status: 403 },
      'a write token of "acme"',
    ],
    [
      'a token that may not write models',
      (path) => path.includes('insert'),
      { at: 'before', status: 403 },
      'Check PRISMIC_WRITE_TOKEN',
    ],
    [
      'a token that may not write documents',
      (path) => path.startsWith('/migration'),
      { at: 'before', status: 403, json: { message: `no: ${WRITE_TOKEN}` } },
      'Check PRISMIC_WRITE_TOKEN',
    ],
    [
      'models that somebody else changes',
      (path) => path.includes('insert'),
      { at: 'before', status: 409 },
      'Run this again',
    ],
    [
      'a document that is refused',
      (path) => path.startsWith('/migration'),
      {
        at: 'before',
        status: 400,
        json: { message: 'Bad', details: [{ property: 'data.x', error: 'unknown' }] },
      },
      'data.x',
    ],
    [
      'a service that stays down',
      (path) => path.startsWith('/migration'),
      { at: 'before', status: 500 },
      'Run this again later',
    ],
    [
      'a service that stays busy',
      (path) => path.startsWith('/migration'),
      { at: 'before', status: 429 },
      'Try again later',
    ],
    [
      'a repository that is not there',
      (path) => path.startsWith('/api'),
      { at: 'before', status: 404 },
      'names a repository',
    ],
  ])('%s ends it with one line and the remedy', async (_name, isMeant, fault, remedy) => {
    prismic.setFault(({ path }) => (isMeant(path) ? fault : null))
    const { code, errors } = await connect()
    expect(code).toBe(1)
    expect(errors.trim().split('\n')).toHaveLength(1)
    expect(errors).toContain(remedy)
  })
})

it('killed at twenty instants, each run goes on where the former stopped, and nothing is doubled', async () => {
  // At the first, second or third thing that the run changes, before or after it is done.
  for (let kill = 0; kill < 20; kill++) {
    const run = start()
    let changes = 0
    prismic.setFault(({ method }) => {
      if (method === 'GET' || ++changes <= kill % 3) return null
      setImmediate(run.kill)
      return { at: kill % 2 === 0 ? 'before' : 'after', answer: 'hang' }
    })
    expect((await run.ended).code).toBe(null)
    prismic.setFault()
  }
  // Only an editor's publication tells the ids of drafts whose answers were lost.
  for (let round = 0; round < 2; round++) {
    await connect()
    prismic.repository.publish()
  }
  expect(await connect()).toMatchObject({ code: 0 })
  expect(prismic.repository.describe()).toEqual(wanted)
})
