import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createSite } from '../../../client/content/create-site.js'
import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import { useConnect } from '../../helpers/connect/use-connect.js'
import { readOwnSlices, readOwnTypes } from '../../helpers/content/own-models.js'

const { connect, prismic, place, wanted, writes } = useConnect()
const MODELS = readOwnTypes().length + readOwnSlices().length

it('an empty repository gets every model, picture and document once, linked to each other, and a drawing as a PNG of the size that its field asks for', async () => {
  const { code, output } = await connect()
  expect(code).toBe(0)
  expect(output).toContain(`Models: ${MODELS} to add, 0 to bring up to date, 0 as wanted`)
  expect(output).toContain('✓ sending documents: 10 requests')
  expect(wanted()).toMatchObject({
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
  const [upload] = writes().filter(({ body }) => body.includes('filename="hero.png"'))
  expect(upload?.body).toContain('Content-Type: image/png')
  // 40 by 20.
  expect(upload?.body).toContain('IHDR\0\0\0\x28\0\0\0\x14')
})

it('without the folder of the sample, as in an image, it says what is missing', async () => {
  const { code, errors } = await connect(['--sample', '--yes', '--folder=/nowhere'])
  expect({ code, asked: prismic().requests }).toEqual({ code: 2, asked: [] })
  expect(errors).toContain('--sample needs the folder /nowhere, which is not there')
})

it('a further run, even on another machine, finds everything as wanted and changes nothing', async () => {
  await connect()
  prismic().repository.publish()
  prismic().requests.length = 0
  const env = readFileSync(place().envFile, 'utf8')
  const { code, output } = await connect(['--sample'])
  expect({ code, writes: writes() }).toEqual({ code: 0, writes: [] })
  expect(output).toContain(`Models: 0 to add, 0 to bring up to date, ${MODELS} as wanted`)
  expect(output).toContain('Documents: 0 to send to a migration release, 5 there')
  expect(readFileSync(place().envFile, 'utf8')).toBe(env)
  rmSync(`${place().folder}/.prismic`, { recursive: true })
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

it('a site can be made from what --settings-only sends, and a further run sends nothing', async () => {
  const args = ['--settings-only', '--yes']
  expect(await connect(args)).toMatchObject({ code: 0 })
  prismic().repository.publish()
  const answered = prismic().repository.content.getMaster().documents
  const documents = answered.map(({ document }) => document as CareersDocument)
  const { problems, content } = createSite(documents, { now: new Date(), buildHash: '' })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(content?.jobs.open).toEqual([])
  expect(content?.settings.data.allow_empty).toBe(true)
  prismic().requests.length = 0
  const { output } = await connect(args)
  expect(writes()).toEqual([])
  expect(output).toContain('All documents of the site are published.')
  expect(output).not.toContain('Migration Releases')
})

it('ends with what only a person can do, with the values to paste', async () => {
  const { output } = await connect(['--settings-only', '--yes'], {
    SITE_URL: 'https://jobs.example',
  })
  const [, secret] =
    /PRISMIC_WEBHOOK_SECRET=(\w{48})\n/.exec(readFileSync(place().envFile, 'utf8')) ?? []
  expect(output).toMatch(/1\. Documents: Migration Releases/)
  expect(output).toMatch(/Domain URL: +https:\/\/jobs\.example\n.*Preview route: +\/api\/preview/)
  expect(output).toMatch(/Simulator URL: +https:\/\/jobs\.example\/slice-simulator\n/)
  expect(output).toMatch(/URL: +https:\/\/jobs\.example\/api\/webhooks\/prismic\n/)
  expect(output).toMatch(new RegExp(`Secret: +${secret}\n`))
  expect(prismic().repository.drafts).toMatchObject([{ type: 'site_settings' }])
})

it('keeps every line of the owner’s .env', async () => {
  const lines =
    '# Mine\nSITE_URL=https://jobs.example\nPRISMIC_REPOSITORY=other\nPRISMIC_WEBHOOK_SECRET=own\n'
  writeFileSync(place().envFile, lines)
  await connect(['--yes'])
  expect(readFileSync(place().envFile, 'utf8')).toBe(
    '# Mine\nSITE_URL=https://jobs.example\n# PRISMIC_REPOSITORY=other\nPRISMIC_REPOSITORY=acme\nPRISMIC_WEBHOOK_SECRET=own\n',
  )
})

describe('what the owner has', () => {
  const change = (id: string, field: string | null) => {
    const { customtypes } = prismic().repository.models
    const model = structuredClone(customtypes.get(id)) as unknown as {
      json: { Job: Record<string, unknown> }
    }
    if (field === null) delete model.json.Job['title']
    else model.json.Job[field] = { type: 'Text', config: { label: field } }
    customtypes.set(id, { ...model, id })
  }

  it('a type changed by hand is reported and stays, unless it is forced', async () => {
    await connect(['--yes'])
    change('job', null)
    change('job', 'union')
    const changed = structuredClone(prismic().repository.models.customtypes.get('job'))
    const told = await connect(['--yes'])
    expect(told.code).toBe(1)
    expect(told.output).toContain(
      'type job was changed in the repository: it lacks title; it has union besides.',
    )
    expect(prismic().repository.models.customtypes.get('job')).toEqual(changed)
    expect(await connect(['--yes', '--force'])).toMatchObject({ code: 0 })
    expect(prismic().repository.describe()).toMatchObject({
      models: (wanted() as { models: [] }).models,
    })
  })

  it('a field, a type and a slice of the owner’s stay, by force too', async () => {
    await connect(['--yes'])
    change('job', 'union')
    prismic().repository.insertModel('customtypes', { id: 'blog', json: {} })
    prismic().repository.insertModel('slices', { id: 'carousel', variations: [] })
    const before = prismic().repository.describe()
    expect(await connect(['--yes', '--force'])).toMatchObject({ code: 0 })
    expect(prismic().repository.describe()).toEqual(before)
  })

  it('published documents and drafts of the owner’s stay as they are', async () => {
    const own = { title: 'Own', lang: 'en-gb', tags: [], data: { title: 'Own' } }
    prismic().repository.createDocument({ ...own, type: 'page', uid: 'home' })
    prismic().repository.publish()
    prismic().repository.createDocument({ ...own, type: 'page', uid: 'about', data: {} })
    const { code, output } = await connect()
    expect(code).toBe(1)
    expect(output).toMatch(/Drafts already \(1\): .*page\/about/)
    prismic().repository.publish()
    expect(await connect()).toMatchObject({ code: 0 })
    prismic().repository.publish()
    const owns = prismic().repository.published.filter(({ title }) => title === 'Own')
    expect(owns.map(({ uid, data }) => [uid, data])).toEqual([
      ['home', own.data],
      ['about', {}],
    ])
  })
})
