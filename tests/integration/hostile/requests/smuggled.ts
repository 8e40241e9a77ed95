import { get, HOST, WEBHOOK, type HostileRequest } from './hostile-request.js'

const SECOND = `GET /api/status HTTP/1.1\r\n${HOST}\r\n`

const post = (headers: string, body: string) =>
  `POST ${WEBHOOK} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}\r\n${body}`

/** One request that another server on the way could take for two. */
export const SMUGGLED: readonly HostileRequest[] = [
  {
    name: 'a length and chunks',
    status: 400,
    text: post('Content-Length: 6\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${SECOND}`),
  },
  {
    name: 'two lengths',
    status: 400,
    text: post('Content-Length: 0\r\nContent-Length: 44\r\n', SECOND),
  },
  { name: 'a length with a sign', status: 400, text: post('Content-Length: +5\r\n', '12345') },
  {
    name: 'a space before the colon of chunks',
    status: 400,
    text: post('Transfer-Encoding : chunked\r\nContent-Length: 0\r\n', SECOND),
  },
  {
    name: 'chunks twice',
    status: 400,
    text: post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n', SECOND),
  },
  {
    name: 'a tab before chunks',
    status: 501,
    startStatus: 400,
    text: post('Transfer-Encoding: \x0bchunked\r\n', SECOND),
  },
  {
    name: 'a chunk without its line end',
    status: 400,
    text: post('Transfer-Encoding: chunked\r\n', `1\r\nxGET / HTTP/1.1\r\n`),
  },
  {
    name: 'chunks by HTTP/1.0',
    status: 400,
    text: post('Transfer-Encoding: chunked\r\n', `0\r\n\r\n${SECOND}`).replace(
      'HTTP/1.1',
      'HTTP/1.0',
    ),
  },
  { name: 'a header folded by a tab', status: 400, text: get('/', `X: a\r\n\tb\r\n`) },
  {
    name: 'a body for a GET',
    status: 200,
    text: get('/', `Content-Length: ${SECOND.length}\r\n`) + SECOND,
  },
]
