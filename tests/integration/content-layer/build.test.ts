import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fetchImageMetadata } from '../../../builder/content/fetch-image-metadata.js'
import { createPlatform } from '../../../client/shared/content-api/platform.js'
import type { PageData } from '../../../client/shared/page-data/page-data.js'
import type { GenericPageData } from '../../../client/shared/page-data/page-views.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import {
  createTestSite,
  linkProjectInDevelopment,
  UNCOMPRESSED,
  type TestSite,
} from '../../helpers/site/create-test-site.js'
import { madeJob, madePage, madeRepository } from '../../helpers/content/made-documents.js'
import { listFiles } from '../../helpers/site/list-files.js'

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

const TOKEN = 'kept-secret-access-token'
const MODELS_TOKEN = 'kept-secret-models-token'

const closers: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function startContent(options: Parameters<typeof startContentService>[0]) {
  const content = await startContentService(options)
  closers.push(content.close)
  return content
}

async function createSite(content: TestContentService, env: Record<string, string> = {}) {
  const site = await createTestSite({
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
    ...UNCOMPRESSED,
    ...env,
  })
  closers.push(site.remove)
  return site
}

async function startServer(answer: RequestListener): Promise<string> {
  const server: Server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise((resolve) => server.close(resolve)))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const documents = madeRepository([madeJob('1')])
const inGerman = (document: (typeof documents)[number]) => ({ ...document, lang: 'de-de' })

it('a service that sends no more metadata than is specified is read', async () => {
  const content = await startContent({ documents })
  const members = ['languages', 'types', 'bookmarks', 'integrationFieldsRef', 'license']
  content.setFault({ fault: { kind: 'omit', members }, path: '/api/v2' })
  expect(await (await createSite(content)).generate()).toMatchObject({ jobs: 1 })
})

it.each([
  ['names them', [], ' The languages of the repository are de-de.'],
  ['does not', ['languages'], ''],
])('a repository in other languages is reported where it %s', async (_, members, named) => {
  const languages = [{ id: 'de-de', name: 'German', is_master: true }]
  const content = await startContent({ documents: documents.map(inGerman), languages })
  content.setFault({ fault: { kind: 'omit', members }, path: '/api/v2' })
  await expect((await createSite(content)).generate()).rejects.toThrow(
    new RegExp(`^CONTENT_LANG: there is no document in "en-gb"\\.${named}$`),
  )
})

describe('the access token', () => {
  it('reads a private repository and appears in no file and no output of the build', async () => {
    const content = await startContent({ documents, accessTokens: [TOKEN] })
    const site = await createSite(content, { PRISMIC_ACCESS_TOKEN: TOKEN })
    expect(await site.generate()).toMatchObject({ jobs: 1 })
    expect(
      content.requests.some(({ parameters }) => parameters.get('access_token') === TOKEN),
    ).toBe(true)
    expect(listFiles(site.siteRoot)).not.toEqual([])
    await expectAbsent(site, TOKEN)
  })

  it('does not appear in the error about a wrong access token', async () => {
    const content = await startContent({ documents, accessTokens: ['another'] })
    const site = await createSite(content, { PRISMIC_ACCESS_TOKEN: TOKEN })
    await expect(site.generate()).rejects.toThrow(
      `${content.apiEndpoint}: Invalid access token. Check PRISMIC_ACCESS_TOKEN.`,
    )
    await expectAbsent(site, TOKEN)
  })
})

async function expectAbsent(site: TestSite, secret: string) {
  expect(site.output()).not.toContain(secret)
  const files = listFiles(site.siteRoot)
  expect(files).not.toEqual([])
  for (const name of files) {
    expect([name, (await readFile(path.join(site.siteRoot, name))).includes(secret)]).toEqual([
      name,
      false,
    ])
  }
}

describe('a content service that cannot be read', () => {
  const faults: [number | null, string][] = [
    [
      null,
      'The content service does not answer (ECONNREFUSED). Check PRISMIC_API_ENDPOINT, and that the service runs.',
    ],
    [
      404,
      'An invalid API response was returned (status 404). Check that PRISMIC_API_ENDPOINT names a repository.',
    ],
  ]

  it.each(faults)(
    'fails the build with endpoint and remedy (status %s)',
    async (status, message) => {
      const content = await startContent({ documents })
      if (status === null) await content.close()
      else content.setFault({ path: '/api/v2', fault: { kind: 'status', status } })
      const site = await createSite(content)
      await expect(site.generate()).rejects.toThrow(`${content.apiEndpoint}: ${message}`)
      expect(await site.current()).toBeNull()
    },
  )
})

describe('the type paths of a release', () => {
  const NAME = 'static/05312c4c42ca24e64f35c700f5b78f6c.json'

  it('are a file with hashed names at the address that a preview requests', async () => {
    const content = await startContent({ documents })
    const site = await createSite(content, { PRISMIC_REPOSITORY: 'careers' })
    await site.generate()
    const typePaths = JSON.parse(await site.readPublic(NAME))
    expect(typePaths).toMatchObject({
      [md5('job')]: 'Document',
      [md5('job.data.title')]: 'Text',
      [md5('job.data.locations.location')]: 'Link',
      [md5('hero.default.primary.image')]: 'Image',
    })
  })

  it('have readable names in development', async () => {
    const content = await startContent({ documents })
    const project = await linkProjectInDevelopment()
    const site = await createTestSite(
      {
        PRISMIC_API_ENDPOINT: content.apiEndpoint,
        PRISMIC_REPOSITORY: 'careers',
        DEV_RELOAD: 'true',
      },
      project,
    )
    closers.push(site.remove, () => rm(project, { recursive: true }))
    await site.generate()
    expect(JSON.parse(await site.readPublic(NAME))).toMatchObject({ 'job.data.title': 'Text' })
  })

  it('come from the Custom Types API if its token is set', async () => {
    const requests: unknown[] = []
    const customTypesEndpoint = await startServer((request, response) => {
      const { url, headers } = request
      requests.push([url, headers['repository'], headers['authorization']])
      const job = { id: 'job', json: { Main: { title: { type: 'StructuredText' } } } }
      response.end(JSON.stringify(url === '/customtypes' ? [job] : []))
    })
    const content = await startContent({ documents })
    const site = await createSite(content, {
      PRISMIC_REPOSITORY: 'careers',
      PRISMIC_CUSTOM_TYPES_TOKEN: MODELS_TOKEN,
      PRISMIC_CUSTOM_TYPES_ENDPOINT: customTypesEndpoint,
    })
    const { warnings } = await site.generate()
    expect((await createSite(content)).config.customTypesEndpoint).toBe(
      'https://customtypes.prismic.io',
    )
    expect(requests.sort()).toEqual([
      ['/customtypes', 'careers', `Bearer ${MODELS_TOKEN}`],
      ['/slices', 'careers', `Bearer ${MODELS_TOKEN}`],
    ])
    expect(JSON.parse(await site.readPublic(NAME))).toMatchObject({
      [md5('job.data.title')]: 'StructuredText',
    })
    expect(warnings).toEqual(
      expect.arrayContaining([
        'JSON schema for "department" is missing: its documents are read as they come.',
        expect.stringContaining(
          'Field value at "title" does not match the type declared in its type path: StructuredText',
        ),
      ]),
    )
    await expectAbsent(site, MODELS_TOKEN)
  })

  it.each([
    [200, '[]', 'JSON schemas for all custom types are required'],
    [
      200,
      '<html>',
      'An invalid API response was returned (status 200). Check PRISMIC_CUSTOM_TYPES_TOKEN',
    ],
    [403, '{"message":"no"}', 'Unauthorized access (status 403). Check PRISMIC_CUSTOM_TYPES_TOKEN'],
  ])('fail the build if the Custom Types API answers %i with %s', async (status, body, message) => {
    const customTypesEndpoint = await startServer((_, response) => {
      response.statusCode = status
      response.end(body)
    })
    const content = await startContent({ documents })
    const site = await createSite(content, {
      PRISMIC_CUSTOM_TYPES_TOKEN: MODELS_TOKEN,
      PRISMIC_CUSTOM_TYPES_ENDPOINT: customTypesEndpoint,
    })
    await expect(site.generate()).rejects.toThrow(message)
    await expectAbsent(site, MODELS_TOKEN)
  })
})

describe('pictures', () => {
  const picture = (name: string) => ({
    url: `{{images}}/${name}`,
    alt: 'A picture',
    copyright: null,
    dimensions: { width: 1920, height: 1080 },
  })
  const withPictures = madeRepository(
    [madeJob('1')],
    madePage('life', { hero: picture('hero-home.svg') } as never),
    madePage('about', { hero: picture('logo.svg') } as never),
  )
  const imagesFolder = path.resolve(__dirname, '../../../server/content-service/sample/images')

  async function heroOf(site: TestSite, page: string) {
    const text = await site.readPublic(`page-data/${page}/page-data.json`)
    const { result } = JSON.parse(text) as PageData
    return (result.data as GenericPageData).image
  }

  /** The warnings about images only. */
  async function readImageWarnings(site: TestSite) {
    const { warnings } = await site.generate()
    return warnings.filter((warning) => warning.includes('placeholder'))
  }

  it('have a color and a placeholder unless they are transparent', async () => {
    const content = await startContent({ documents: withPictures, imagesFolder })
    const site = await createSite(content)
    expect(await readImageWarnings(site)).toEqual([])
    expect(await heroOf(site, 'life')).toMatchObject({
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
      srcSet: expect.stringMatching(/w=320 320w, .*w=1920 1920w$/),
    })
    const transparent = await heroOf(site, 'about')
    expect(transparent).toMatchObject({ srcSet: expect.any(String) })
    expect(transparent).not.toHaveProperty('placeholder')

    const html = await site.readPublic('life/index.html')
    expect(html).toMatch(/<img[^>]* srcSet="[^"]*w=320 320w[^>]*width="1920" height="1080"/i)
    expect(html).not.toContain('data:image')
  })

  it('are asked for their palette, a very small version and, if the content has none, their size', async () => {
    const content = await startContent({ documents, imagesFolder })
    const url = `${content.url}/images/hero-life.svg`
    const askedFor = async (hasSize: boolean) => {
      content.requests.length = 0
      const metadata = await fetchImageMetadata({ url, hasSize }, createPlatform(globalThis))
      const asked = content.requests.map(({ parameters }) => String(parameters)).sort()
      return { metadata, asked }
    }
    const known = await askedFor(true)
    expect(known.asked).toEqual(['palette=json', 'w=20&blur=15&q=20&fm=webp'])
    const unknown = await askedFor(false)
    expect(unknown.asked).toEqual(['fm=json', ...known.asked])
    expect(unknown.metadata).toEqual({
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      placeholder: expect.stringMatching(/^data:image\/webp;base64,\w/),
      size: { width: expect.any(Number), height: expect.any(Number) },
    })
  })

  it.each(['<!doctype html>', '{"PixelWidth":"wide"}'])(
    'are not analyzed if the image service answers %s',
    async (answer) => {
      const platform = { ...createPlatform(globalThis), fetch: async () => new Response(answer) }
      const image = { url: 'https://images.example/a.jpg', hasSize: false }
      await expect(fetchImageMetadata(image, platform)).rejects.toThrow(
        /^Problem when decoding imgix metadata\.$/,
      )
    },
  )

  it('are analyzed once and not again in the next build', async () => {
    const content = await startContent({ documents: withPictures, imagesFolder })
    const site = await createSite(content)
    const countRequests = () =>
      content.requests.filter((request) => request.path.startsWith('/images')).length
    await site.generate()
    expect(countRequests()).toBe(4)
    const before = await heroOf(site, 'life')
    await site.generate()
    expect(countRequests()).toBe(4)
    expect(await heroOf(site, 'life')).toEqual(before)
  })

  it('make the builder call no server but the image service, even by a redirect', async () => {
    const called: string[] = []
    const other = await startServer(({ url = '' }, response) => {
      called.push(url)
      response.end()
    })
    const hero = { ...picture(''), url: `${other}/inside.png` }
    const outside = madePage('inside', { hero } as never)
    const content = await startContent({ documents: [...withPictures, outside], imagesFolder })
    const headers = { Location: `${other}/redirected.png` }
    content.setFault({ path: '/images/logo.svg', fault: { kind: 'status', status: 302, headers } })
    const [warning] = await readImageWarnings(await createSite(content))
    expect(warning).toMatch(/^2 of 3 images have no placeholder: /)
    expect(called).toEqual([])
  })

  it('cause a warning but no failure if the image service is down', async () => {
    const content = await startContent({ documents: withPictures, imagesFolder })
    content.setFault(
      { path: '/images/hero-home.svg', fault: { kind: 'status', status: 503 } },
      { path: '/images/logo.svg', fault: { kind: 'closed-socket' } },
    )
    const site = await createSite(content)
    expect(await readImageWarnings(site)).toEqual([
      expect.stringMatching(/^2 of 2 images have no placeholder: /),
    ])
    expect(await heroOf(site, 'life')).not.toHaveProperty('placeholder')

    content.setFault()
    expect(await readImageWarnings(site)).toEqual([])
    expect(await heroOf(site, 'life')).toHaveProperty('placeholder')
  })
})
