import { createVerify, generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PublishedUrls } from '../../../../../client/content/create-site-manifest.js'
import { readNoticeConfig } from '../../../../../builder/lib/notices-config.js'
import { notifySearchEngines } from '../../../../../builder/release/notify/notify-search-engines.js'
import { createEnvironmentReader } from '../../../../../builder/shared/config/environment.js'

interface Received {
  path: string
  authorization: string | undefined
  body: string
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

let server: Server
let origin: string
let received: Received[]
/** Statuses of the next answers to Google's notices, 200 when there are no more. */
let statuses: number[]
let grant: object | string

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { url: path = '', headers } = request
      received.push({
        path,
        authorization: headers.authorization,
        body: Buffer.concat(chunks).toString(),
      })
      if (path === '/token')
        return response.end(typeof grant === 'string' ? grant : JSON.stringify(grant))
      if (path === '/moved') response.setHeader('location', '/indexnow')
      response.statusCode = statuses.shift() ?? 200
      response.end('the answer')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

beforeEach(() => {
  received = []
  statuses = []
  grant = { access_token: 'granted' }
})

afterAll(() => server.close())

const PREVIOUS: PublishedUrls = {
  pages: {
    '/': '2026-11-01T00:00:00Z',
    '/same/1': null,
    '/changed/2': '2026-11-01T00:00:00Z',
    '/gone/3': null,
  },
  postings: ['/same/1', '/changed/2', '/gone/3'],
}
const NEXT: PublishedUrls = {
  pages: {
    '/': '2026-11-02T00:00:00Z',
    '/same/1': null,
    '/changed/2': '2026-11-02T00:00:00Z',
    '/new/4': null,
  },
  postings: ['/same/1', '/changed/2', '/new/4'],
}

async function notify(
  env: Record<string, string>,
  previous: PublishedUrls | null = PREVIOUS,
  site: { siteEnv?: string } = {},
  endpoints = { indexNow: `${origin}/indexnow`, google: origin },
) {
  const messages: string[] = []
  const config = readNoticeConfig(createEnvironmentReader(env), endpoints)
  await notifySearchEngines(
    { ...config, siteUrl: 'https://careers.example', siteEnv: 'production', ...site },
    { former: previous, next: NEXT },
    { note: (text) => messages.push(text), warn: (text) => messages.push(`! ${text}`) },
    new Date('2026-11-21T12:00:00Z'),
  )
  return messages
}

const indexNow = () => ({
  INDEXNOW_KEY: 'abcdef0123456789',
})
const google = () => ({
  GOOGLE_INDEXING_CREDENTIALS: JSON.stringify({
    client_email: 'robot@project.example',
    private_key: privateKey,
    token_uri: `${origin}/token`,
  }),
})

it('search engines are not notified without credentials', async () => {
  expect(await notify({})).toEqual([])
  expect(received).toEqual([])
})

it.each([
  ['a first release', null, {}],
  ['a site that is not in production', PREVIOUS, { siteEnv: 'staging' }],
])('search engines are not notified of %s', async (_, previous, site) => {
  expect(await notify({ ...indexNow(), ...google() }, previous, site)).toEqual([])
  expect(received).toEqual([])
})

it('IndexNow is notified of new, changed and removed pages, and of no others', async () => {
  expect(await notify(indexNow())).toEqual(['notified IndexNow of 4 URLs'])
  expect(received.map(({ path }) => path)).toEqual(['/indexnow'])
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    host: 'careers.example',
    key: 'abcdef0123456789',
    keyLocation: 'https://careers.example/abcdef0123456789.txt',
    urlList: ['/', '/changed/2', '/new/4', '/gone/3'].map(
      (path) => `https://careers.example${path}`,
    ),
  })
})

it('Google is notified of job pages only, with a token for its service account', async () => {
  expect(await notify(google())).toEqual(['notified Google of 3 URLs'])
  const [token, ...notices] = received
  const [header, claims, signature] = (
    new URLSearchParams(token?.body).get('assertion') ?? ''
  ).split('.')
  expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toEqual({
    iss: 'robot@project.example',
    scope: 'https://www.googleapis.com/auth/indexing',
    aud: `${origin}/token`,
    iat: 1_795_262_400,
    exp: 1_795_263_000,
  })
  const verifier = createVerify('RSA-SHA256').update(`${header}.${claims}`)
  expect(verifier.verify(publicKey, signature ?? '', 'base64url')).toBe(true)

  expect(notices).toHaveLength(3)
  for (const { path, authorization } of notices) {
    expect([path, authorization]).toEqual(['/v3/urlNotifications:publish', 'Bearer granted'])
  }
  const bodies = notices.map(({ body }) => JSON.parse(body) as { url: string; type: string })
  expect(bodies).toHaveLength(3)
  expect(bodies).toEqual(
    expect.arrayContaining([
      { url: 'https://careers.example/changed/2', type: 'URL_UPDATED' },
      { url: 'https://careers.example/new/4', type: 'URL_UPDATED' },
      { url: 'https://careers.example/gone/3', type: 'URL_DELETED' },
    ]),
  )
})

it('a search engine that refuses notices or does not answer causes a warning', async () => {
  statuses = [403, 403, 403]
  expect(await notify(google())).toEqual([
    expect.stringMatching(/^! Google was not notified of 3 .* 3 of 3 .* 403: the answer$/),
  ])
  statuses = [200, 429]
  expect(await notify(google())).toEqual([expect.stringMatching(/1 of 3 were refused: .* 429/)])
  const nobody = { indexNow: 'http://127.0.0.1:1/', google: origin }
  expect(await notify(indexNow(), PREVIOUS, {}, nobody)).toEqual([
    expect.stringMatching(/^! IndexNow .* does not answer/),
  ])
})

it('a search engine that answers with a redirect is not said to be silent', async () => {
  statuses = [301]
  const moved = { indexNow: `${origin}/moved`, google: origin }
  expect(await notify(indexNow(), PREVIOUS, {}, moved)).toEqual([
    expect.stringMatching(/^! IndexNow .* 301: it redirects to http:.*\/indexnow and must not/),
  ])
})

it.each([{ error: 'none' }, null, '<html>\u001b[31m'].map((answer) => [answer as object | string]))(
  'Google is sent no notice where its token endpoint answers %j',
  async (answer) => {
    grant = answer
    expect(await notify(google())).toEqual([
      expect.stringMatching(/\/token gave no access token\.$/),
    ])
    expect(received.map(({ path }) => path)).toEqual(['/token'])
  },
)

it.each([
  ['INDEXNOW_KEY', 'short'],
  ['GOOGLE_INDEXING_CREDENTIALS', 'no JSON, but secret'],
  ['GOOGLE_INDEXING_CREDENTIALS', '{"client_email":"a@b.example","private_key":"secret"}'],
])('the error for a wrong %s names the variable but does not quote a secret', (name, value) => {
  const read = () => readNoticeConfig(createEnvironmentReader({ [name]: value }))
  expect(read).toThrow(name)
  expect(read).not.toThrow('secret')
})
