import { HOSTILE_TEXTS } from '../../../helpers/data/hostile-texts.js'
import { GOOD_TOKEN, HOSTILE_TOKENS } from '../../../helpers/data/hostile-tokens.js'
import { SECRET } from '../../../helpers/server/create-test-sidecar.js'
import { FORMS } from '../requests/forms.js'
import { SMUGGLED } from '../requests/smuggled.js'
import { TARGETS } from '../requests/targets.js'
import type { Random } from '../../../browser/runtime/random.js'

/** By what is drawn; each gives the bytes of a request, a character for a byte. */
const KINDS = { drawPage, drawPreview, drawToken, drawWebhook, drawKnown }
const NAMES = Object.keys(KINDS) as (keyof typeof KINDS)[]

/** Half of the requests are damaged on the way. */
export function drawRequest(random: Random): { kind: string; text: string } {
  const name = random.pick(NAMES)
  const text = KINDS[name](random)
  const kind = name.slice('draw'.length).toLowerCase()
  return random.chance(1 / 2)
    ? { kind, text }
    : { kind: `${kind}, damaged`, text: damage(text, random) }
}

const PIECES = [
  ...['/', '//', '\\', '.', '..', '%2e', '%2f', '%5c', '%00', '%0d%0a', '%25', '%', ';', '?', '&'],
  ...['#', '=', '@', ':', '*', ' ', '\t', '\x00', '\x7f', '\xff', '\xc0\xae', '${uri}', '$1', '"'],
  ...[
    'a',
    'benefits',
    'BENEFITS',
    'index.html',
    'job_ghid',
    '1001',
    '1099',
    '99999999999999999999',
  ],
  ...['api', 'preview', 'webhooks', 'status', 'exit', 'assets', 'page-data', 'closed', '404.html'],
  ...['gh_jid=1001', 'token=', 'documentId=', 'evil.example', 'http://evil.example', '.git', '.br'],
  ...['release.json', 'current', 'a'.repeat(300), '%e2%80%ae', '<script>', "'", '__proto__'],
]
const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'PROPFIND', 'X']
const HEADER_NAMES = [
  ...[
    'Cookie',
    'Range',
    'If-None-Match',
    'If-Modified-Since',
    'Accept-Encoding',
    'Accept',
    'Expect',
  ],
  ...['Connection', 'Upgrade', 'Transfer-Encoding', 'Content-Length', 'Content-Type', 'Origin'],
  ...['Authorization', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Request-Id', 'Referer', 'Host'],
  ...['Sec-Fetch-Site', 'Sec-Fetch-Dest', 'Content-Encoding', '', 'X Y', '__proto__'],
]
const HEADER_VALUES = [
  ...[
    '',
    '0',
    '-1',
    '5',
    'chunked',
    'identity',
    'gzip, br',
    'bytes=0-',
    'bytes=9-1,-1',
    '*',
    'null',
  ],
  ...['close', 'keep-alive', 'h2c', '100-continue', 'application/json', 'same-origin', 'iframe'],
  ...['io.prismic.preview=https://careers-sample.prismic.io/previews/x', 'Bearer x', 'Basic eDp5'],
  ...['io.prismic.preview=%7B%22_', '"\x00"', 'a\rb', '\x80\xff', 'x'.repeat(2000), '127.0.0.1'],
]

function drawMany<Item>(random: Random, most: number, draw: () => Item): Item[] {
  return Array.from({ length: random.below(most + 1) }, draw)
}

function drawPath(random: Random): string {
  return `/${drawMany(random, 7, () => random.pick(PIECES)).join(random.pick(['', '/']))}`
}

function drawHeaders(random: Random): string {
  const lines = drawMany(
    random,
    4,
    () => `${random.pick(HEADER_NAMES)}: ${random.pick(HEADER_VALUES)}\r\n`,
  )
  return `Host: site.example\r\n${lines.join('')}`
}

function drawPage(random: Random): string {
  return `${random.pick(METHODS)} ${drawPath(random)} HTTP/1.1\r\n${drawHeaders(random)}\r\n`
}

function drawPreview(random: Random): string {
  // A good one lets the rest of the query through to the CMS.
  const token = random.chance(1 / 8) ? GOOD_TOKEN : random.pick(HOSTILE_TOKENS)[1].slice(0, 900)
  const id = random.pick([...PIECES, 'job-1001'])
  const query = `token=${encode(token)}&documentId=${encode(id)}`
  const path = random.pick(['/api/preview', '/api/preview', '/api/preview/exit', '/preview'])
  return `GET ${path}?${query} HTTP/1.1\r\n${drawHeaders(random)}\r\n`
}

function drawToken(random: Random): string {
  const headers = `Origin: http://site.example\r\n${random.chance(1 / 4) ? drawHeaders(random) : 'Host: site.example\r\n'}`
  return drawPost('/api/preview/token', headers, random)
}

function drawWebhook(random: Random): string {
  return drawPost('/api/webhooks/prismic', 'Host: site.example\r\n', random)
}

function drawPost(path: string, headers: string, random: Random): string {
  const body = Buffer.from(drawJson(random), 'utf8').toString('latin1')
  const framed = random.chance(1 / 3)
    ? `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
    : `Content-Length: ${body.length}\r\n\r\n${body}`
  return `POST ${path} HTTP/1.1\r\n${headers}Content-Type: application/json\r\n${framed}`
}

function drawJson(random: Random): string {
  const deep = 1 + random.below(2_000)
  const values = [
    ...['1e400', '-0', '9'.repeat(400), 'null', 'true', '{}', '[]', '"\\ud83d"', '"\\u0000"', '{'],
    `${'['.repeat(deep)}${']'.repeat(deep)}`,
    JSON.stringify(random.pick(HOSTILE_TEXTS)),
    JSON.stringify(SECRET),
  ]
  const keys = [
    'type',
    'secret',
    'domain',
    'masterRef',
    'repository',
    'accessToken',
    '__proto__',
    '',
  ]
  const members = drawMany(random, 5, () => `"${random.pick(keys)}":${random.pick(values)}`)
  return random.chance(1 / 4) ? random.pick(values) : `{${members.join(',')}}`
}

function drawKnown(random: Random): string {
  return random.pick([...FORMS, ...SMUGGLED, ...TARGETS]).text
}

function damage(text: string, random: Random): string {
  const at = random.below(text.length)
  const until = at + random.below(40)
  const bits = String.fromCharCode((text.charCodeAt(at) ^ (1 << random.below(8))) & 0xff)
  return random.pick([
    text.slice(0, at) + bits + text.slice(at + 1),
    text.slice(0, at) + random.pick(PIECES) + text.slice(at),
    text.slice(0, at) + text.slice(until),
    text.slice(0, until) + text.slice(at),
    text.slice(0, at),
    text.replaceAll('\r\n', '\n'),
  ])
}

/** Also half of a pair of surrogates, which has no UTF-8. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, ''))
}
