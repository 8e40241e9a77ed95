import {
  file,
  gone,
  missing,
  moved,
  movedForGood,
  page,
  refused,
  type ContractCase,
} from '../contract-case.js'
import { PREVIEW_COOKIES } from './policies.js'

/** Of `tests/helpers/site/made-languages.ts`: what no site in one language has. Names of files are whole. */
export const LANGUAGE_CASES: Readonly<Record<string, readonly ContractCase[]>> = {
  'front pages': [
    page('/', '/index.html'),
    page('/de', '/de/index.html'),
    page('/de?q=pegel', '/de/index.html'),
    page('/de', '/de/index.html', { method: 'HEAD' }),
    page('/%64e', '/de/index.html'),
    page('/de-at', '/de-at/index.html'),
    movedForGood('/de/', '/de'),
    movedForGood('/de/?a=1', '/de?a=1'),
    movedForGood('/de/index.html', '/de'),
    movedForGood('/de-at/', '/de-at'),
    movedForGood('//de/', '/de'),
    moved('//de', '/de'),
    moved('/de).', '/de'),
    moved('/de/).?a=1', '/de?a=1'),
    moved('/de/jobs', '/de'),
  ],
  'bases in other letters, which redirect as paths do': [
    moved('/DE', '/de'),
    moved('/De/', '/de'),
    moved('/DE/index.html', '/de'),
    moved('/DE/Ueber-Uns/?a=1', '/de/ueber-uns?a=1'),
    moved('/DE-at/benefits', '/de-at/benefits'),
    moved('/DE/karriere', '/de/ueber-uns'),
    missing('/DE/nowhere'),
  ],
  'names that only begin as a base does': [
    missing('/dent'),
    missing('/de.html'),
    missing('/de-ch'),
    missing('/de-ch/benefits'),
    missing('/de/de', '/de/404.html'),
    missing('/de/de/ueber-uns', '/de/404.html'),
    missing('/de/de/x/1001', '/de/404.html'),
    missing('/de/de/job_ghid/1001', '/de/404.html'),
    missing('/de/de-at/benefits', '/de/404.html'),
    missing('/de/benefits', '/de/404.html'),
    missing('/ueber-uns'),
  ],
  'jobs of one language only': [
    moved('/x/1004?a=1', '/de/hydrologin/1004?a=1'),
    moved('/x//1004', '/de/hydrologin/1004'),
    moved('/?gh_jid=1004&a=1', '/de/hydrologin/1004?a=1'),
    movedForGood('/job_ghid/1004', '/de/hydrologin/1004'),
    moved('/de/x/1002', '/ux-designer/1002'),
    moved('/de?gh_jid=1002', '/ux-designer/1002'),
    movedForGood('/de/JOB_GHID/1002/?a=1', '/ux-designer/1002?a=1'),
    moved('/qa-engineer/4000123', '/qa-engineer/1001'),
    moved('/de/qa-engineer/4000123', '/de/qa-ingenieurin/1001'),
    missing('/de/x/1003', '/de/404.html'),
    missing('/de/job_ghid/1003', '/de/job_ghid/404.html'),
  ],
  'closed jobs of one language': [
    { ...gone('/de/frueher/1098', '1098'), bodyOf: '/de/closed/1098.html' },
    { ...gone('/de/job_ghid/1098', '1098'), bodyOf: '/de/closed/1098.html' },
    missing('/frueher/1098'),
    missing('/de/former-role/1099', '/de/404.html'),
    moved('/de/labor', '/de/frueher/1098'),
  ],
  'redirects from one language to another': [
    moved('/deutsch', '/de/ueber-uns'),
    moved('//deutsch', '/de/ueber-uns'),
    moved('/de/english/?a=1', '/benefits?a=1'),
    moved('/ehemals', '/de/frueher/1098'),
    moved('/de/former', '/former-role/1099'),
  ],
  'what is at the top only': [
    '/api/preview',
    '/api/preview/',
    '/api/preview/exit',
    '/API/preview',
    '/api/status',
    '/api/webhooks/prismic',
    '/api/measure',
    '/healthz',
    '/assets/client.0a1b2c3d.js',
    '/assets/2/client.0a1b2c3d.js',
    '/sw.js',
    '/robots.txt',
    '/sitemap.xml',
    '/version.json',
    '/.well-known/security.txt',
  ].map((path) => missing(`/de${path}`, '/de/404.html', { expected: { 'x-robots-tag': null } })),
  'methods of what is at the top only': [
    '/de/api/webhooks/prismic',
    '/de/api/preview/token',
    '/de/api/measure',
    '/de/healthz',
    '/de',
  ].map((path) => refused(path, 405, { method: 'POST', expected: { allow: 'GET, HEAD' } })),
  'error bodies and hidden files': [
    missing('/de/404.html', '/de/404.html'),
    missing('/de//404.html', '/de/404.html'),
    missing('/de/job_ghid/404.html', '/de/job_ghid/404.html'),
    missing('/de/closed/1098.html', '/de/404.html'),
    missing('/de/index.html.br', '/de/404.html'),
    missing('/de/.env', '/de/404.html'),
    missing('/languages.map'),
    missing('/languages/de/public/index.html'),
    missing('/de/../languages.map'),
  ],
  previews: [
    ...['/de/preview', '/de/preview/', '/de/preview?token=t&documentId=d'].map((path) => ({
      ...page(path, '/de/preview/index.html', { expected: { 'x-robots-tag': 'noindex' } }),
      cacheControl: 'no-store',
    })),
    ...PREVIEW_COOKIES.flatMap((cookie) => {
      const options = { headers: { cookie }, expected: { 'x-frame-options': null } }
      return [
        missing('/de/neu/99999', '/de/preview/index.html', options),
        missing('/de/api/status', '/de/preview/index.html', options),
        { ...page('/de', '/de/index.html', options), cacheControl: 'no-store' },
      ]
    }),
  ],
  'folders that are split': [
    page('/de/job_ghid/2007', '/de/job_ghid/07/2007/index.html'),
    { ...moved('/de/neu/2007?a=1', '/de/job_ghid/2007?a=1'), status: 302 },
    { ...data('/de/api/jobs/2007.json'), bodyOf: '/de/api/jobs/07/2007.json' },
    {
      ...data('/de/page-data/job_ghid/2007/page-data.json'),
      bodyOf: '/de/page-data/job_ghid/07/2007/page-data.json',
    },
    missing('/de/api/jobs/07/2007.json', '/de/404.html', { expected: readable() }),
    missing('/de/page-data/job_ghid/07/2007/page-data.json', '/de/404.html', {
      expected: readable(),
    }),
  ],
  'long lists': [
    {
      path: '/de/feeds/linkedin.xml',
      status: 200,
      cacheControl: 'no-cache',
      headers: { 'accept-encoding': 'gzip' },
      expected: { ...readable(), 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
    },
  ],
}

function data(path: string): ContractCase {
  return file(path, 'application/json; charset=utf-8', 'no-cache', { expected: readable() })
}

function readable() {
  return { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
}
