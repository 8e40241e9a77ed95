import { get, HOST, LONG, WEBHOOK, type HostileRequest } from './hostile-request.js'

/** Not HTTP, or not a whole or allowed form of it. */
export const FORMS: readonly HostileRequest[] = [
  { name: 'no HTTP', status: 400, text: 'GARBAGE\r\n\r\n' },
  { name: 'a TLS greeting', status: 400, text: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n' },
  { name: 'a later version', status: 505, startStatus: 400, text: `GET / HTTP/9.9\r\n${HOST}\r\n` },
  { name: 'no host', status: 400, text: 'GET / HTTP/1.1\r\n\r\n' },
  { name: 'two hosts', status: 400, startStatus: 200, text: get('/', 'Host: evil.example\r\n') },
  {
    name: 'a host with a path',
    status: 400,
    startStatus: 200,
    text: get('/', '', 'Host: a/b\r\n'),
  },
  { name: 'a host with NUL', status: 400, text: get('/', '', 'Host: a\x00b\r\n') },
  { name: 'NUL in the line', status: 400, text: get('/a\x00b') },
  { name: 'NUL in a header', status: 400, text: get('/', 'X: a\x00b\r\n') },
  { name: 'NUL in a name', status: 400, text: get('/', 'X\x00Y: a\r\n') },
  { name: 'a space in a name', status: 400, text: get('/', 'X Y: a\r\n') },
  { name: 'a space before a colon', status: 400, text: get('/', 'X : a\r\n') },
  { name: 'no colon', status: 200, startStatus: 400, text: get('/', 'X\r\n') },
  { name: 'an empty name', status: 400, text: get('/', ': a\r\n') },
  { name: 'a bare CR in a header', status: 400, text: get('/', 'X: a\rSet-Cookie: b\r\n') },
  {
    name: 'a bare LF for each line end',
    status: 200,
    startStatus: 400,
    text: get('/').replaceAll('\r', ''),
  },
  { name: 'a lower-case method', status: 400, text: get('/').replace('GET', 'get') },
  { name: 'TRACE', status: 405, text: get('/').replace('GET', 'TRACE') },
  {
    name: 'CONNECT',
    status: 400,
    startStatus: null,
    text: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
  },
  {
    name: 'an unknown expectation',
    status: 200,
    startStatus: 417,
    text: get('/', 'Expect: x\r\n'),
  },
  { name: 'an upgrade', status: 200, text: get('/', 'Connection: Upgrade\r\nUpgrade: h2c\r\n') },
  ...['/', '/preview', '/api/preview?token=t', '/api/preview/exit', '/api/status', WEBHOOK].map(
    (path) => ({
      name: `a folded header at ${path}`,
      status: 400,
      text: get(path, ' folded: x\r\n', ''),
    }),
  ),
  {
    name: 'a header of 40 kB at a preview',
    status: 431,
    text: get('/api/preview', `X: ${LONG}\r\n`),
  },
]
