import { classifyAnswer } from '../integration/hostile/fuzz/classify-answer.js'

/* A request without an answer may be right only for what the request was. */

const HOST = 'Host: site.example\r\n'
const POST = `POST /api/webhooks/prismic HTTP/1.1\r\n${HOST}`
const SMALL = `${POST}Content-Length: 5\r\n\r\n12345`
const none = (text: string, isEndedByServer: boolean) => ({
  status: null,
  headers: {},
  text,
  isEndedByServer,
})
const unanswered = (request: string) => classifyAnswer(none('', false), request, 'nginx')
const closed = (request: string, body = '', server = 'nginx') =>
  classifyAnswer(none(body, true), request, server)

it.each([
  ['nothing', '\r\n', 'no request'],
  ['half a line', 'GET /benefits HT', 'a line without an end'],
  ['half a head', `GET / HTTP/1.1\r\n${HOST}Coo`, 'a head without an end'],
  ['half a body', SMALL.slice(0, -1), 'less than its length'],
  [
    'chunks without the last',
    `${POST}Transfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n`,
    'chunks without an end',
  ],
  [
    'half a chunk',
    `${POST}Transfer-Encoding: chunked\r\n\r\nff\r\n12345\r\n0\r\n\r\n`,
    'chunks without an end',
  ],
])('a server may wait for the rest of %s', (_, request, missing) => {
  expect(unanswered(request)).toBe(`none: ${missing}`)
  expect(closed(request)).toBeNull()
})

it.each([
  ['a page', `GET / HTTP/1.1\r\n${HOST}\r\n`],
  ['a page, with bare line ends', `GET / HTTP/1.1\n${HOST}\n`],
  ['a body', SMALL],
  ['chunks', `${POST}Transfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n0\r\n\r\n`],
  ['what is not in chunks', `${POST}Transfer-Encoding: chunked\r\n\r\nxyz\r\n`],
])('a whole request for %s must be answered', (_, request) => {
  expect(unanswered(request)).toBeNull()
  expect(closed(request)).toBeNull()
  expect(closed(request, '', 'npm start')).toBeNull()
})

it('a request without a version is answered by a body alone, which is no fault of the server', () => {
  const request = `GET /benefits\r\n${HOST}\r\n`
  const error = (status: number) => closed(request, `<title>${status} Some Words</title>`)
  expect(closed(request, '<!doctype html><title>Benefits</title>')).toBe('none: HTTP/0.9, a page')
  expect(error(404)).toBe('none: HTTP/0.9, 404')
  expect(error(502)).toBeNull()
  expect(closed(request, '')).toBeNull()
  expect(closed('GET /api/preview?token=x\r\n\r\n')).toBe('none: HTTP/0.9, no host')
  expect(closed(request, '<!doctype html>', 'npm start')).toBeNull()
})

it('the server of npm start alone closes a tunnel', () => {
  const request = `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`
  expect(closed(request, '', 'npm start')).toBe('none: CONNECT')
  expect(closed(request.replace(' HTTP/1.1', ''), '', 'npm start')).toBe('none: CONNECT')
  expect(closed(request.slice(0, 9), '', 'npm start')).toBeNull()
  expect(closed(request)).toBeNull()
})
