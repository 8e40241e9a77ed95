import { get, type HostileRequest } from './hostile-request.js'

/** Addresses; none leads to another site, or to a file outside of the release. */
export const TARGETS: readonly HostileRequest[] = [
  { name: 'an absolute form', status: 200, text: get('http://evil.example/') },
  {
    name: 'an absolute form of a redirect',
    status: 301,
    text: get('http://evil.example/BENEFITS/'),
  },
  {
    name: 'an absolute form of another scheme',
    status: 200,
    startStatus: 404,
    text: get('gopher://evil.example/'),
  },
  { name: 'an asterisk', status: 400, startStatus: 301, text: get('*') },
  { name: 'no slash', status: 400, text: get('evil.example') },
  { name: 'a fragment', status: 200, text: get('/#//evil.example') },
  { name: 'a user name', status: 400, text: get('@evil.example/') },
  { name: 'dots encoded twice', status: 404, text: get('/%252e%252e/release.json') },
  { name: 'overlong UTF-8 for dots', status: 404, text: get('/%c0%ae%c0%ae/release.json') },
  { name: 'a path with a parameter', status: 404, text: get('/;/../release.json') },
  { name: 'bytes that are no UTF-8', status: 404, startStatus: 400, text: get('/\xff\xfe\x80') },
  { name: 'a right-to-left override', status: 301, text: get('/benefits%e2%80%ae') },
  { name: 'variables of nginx', status: 404, text: get('/$document_root/$uri/${uri}') },
  { name: 'a path below a file', status: 404, text: get('/index.html/x') },
  { name: 'the metrics', status: 404, text: get('/metrics') },
  {
    name: 'an encoded metrics below an endpoint',
    status: 404,
    text: get('/api/preview/%2e%2e%2f%2e%2e%2fmetrics'),
  },
  { name: 'a foreign port', status: 200, text: get('/', '', 'Host: site.example:22\r\n') },
  {
    name: 'headers of a proxy',
    status: 301,
    text: get('/BENEFITS/', 'X-Forwarded-Host: evil.example\r\nX-Original-URL: /x\r\n'),
  },
]
