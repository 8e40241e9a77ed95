import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { explainContentFailure } from '../../../builder/content/content-error.js'
import { ContentServiceError } from '../../../client/shared/content-api/content-service-error.js'
import {
  startContentService,
  type TestContentService,
} from '../../helpers/content/content-service.js'
import { madeJob, madeRepository } from '../../helpers/content/made-documents.js'
import { BUILDER, LAUNCHER, usePrograms } from './use-programs.js'

/* Likely mistakes, and the one line that each is answered with: what is wrong, what to give instead. */

const START = 'dist/server/start.js'

const { run } = usePrograms()
let content: TestContentService
let busy: Server
/** A site root with the format of a later version. */
const newer = mkdtempSync(path.join(tmpdir(), 'careers-newer-'))
writeFileSync(path.join(newer, 'format'), '99\n')
beforeAll(async () => {
  content = await startContentService({ documents: madeRepository([madeJob('1')]) })
  busy = createServer().listen(0)
  await once(busy, 'listening')
})
afterAll(async () => {
  busy.close()
  // What was refused has left nothing behind.
  expect(readdirSync(newer)).toEqual(['format'])
  rmSync(newer, { recursive: true })
  await content.close()
})

const busyPort = () => String((busy.address() as AddressInfo).port)
const generate = [BUILDER, 'generate']
const rollback = [BUILDER, 'rollback']

const CLUSTER = {
  SITE_IMAGE: 'registry.example/site',
  WEB_IMAGE: 'registry.example/web@sha256:aa',
  KUBERNETES_NAMESPACE: 'jobs',
}

type Mistake = [what: string, argv: string[], env: () => Record<string, string>, line: RegExp]

const mistakes: Mistake[] = [
  [
    'a PORT that is taken, before anything is built',
    [LAUNCHER, 'start'],
    () => ({ PORT: busyPort() }),
    /^PORT: port \d+ is taken by another program: end that one, or choose another port, for example PORT=\d+ npm start\.$/,
  ],
  [
    'a PORT that is taken, for npm run dev too',
    [LAUNCHER, 'dev'],
    () => ({ PORT: busyPort() }),
    /^PORT: port \d+ is taken by another program/,
  ],
  [
    'a CONTENT_PORT that is taken, before anything is built',
    [LAUNCHER, 'start'],
    () => ({ PORT: '0', CONTENT_PORT: busyPort() }),
    /^CONTENT_PORT: port \d+ is taken by another program: end that one, or choose another port, for example CONTENT_PORT=/,
  ],
  [
    'a CONTENT_PORT that was taken meanwhile',
    [START],
    () => ({ PORT: '0', CONTENT_PORT: busyPort() }),
    /^CONTENT_PORT: port \d+ is taken by another program: end that one, or choose another port\.$/,
  ],
  [
    'a sidecar’s port that is taken',
    ['dist/server/sidecar/start.js'],
    () => ({ SIDECAR_PORT: '0', SIDECAR_ADMIN_PORT: busyPort() }),
    /^SIDECAR_ADMIN_PORT: port \d+ is taken by another program/,
  ],
  [
    'a PORT of letters, before anything is built',
    [LAUNCHER, 'start'],
    () => ({ PORT: '80a80' }),
    /^PORT: "80a80" must be a whole number from 0 to 65535\.$/,
  ],
  [
    'a PORT that is too high',
    [START],
    () => ({ PORT: '99999' }),
    /^PORT: "99999" must be a whole number from 0 to 65535\.$/,
  ],
  [
    'a SITE_URL without a scheme',
    rollback,
    () => ({ SITE_URL: 'careers.example.com' }),
    /^SITE_URL: "careers\.example\.com" is not an http or https address\.$/,
  ],
  [
    'a SITE_URL with a port that is none',
    rollback,
    () => ({ SITE_URL: 'http://localhost:80a80' }),
    /^SITE_URL: "http:\/\/localhost:80a80" is not an http or https address\.$/,
  ],
  ...[rollback, ['dist/server/sidecar/start.js']].map((argv): Mistake => [
    `a SITE_URL with a path, to ${argv.join(' ')}`,
    argv,
    () => ({ SITE_URL: 'https://example.com/careers/' }),
    /^SITE_URL: "https:\/\/example\.com\/careers" has a path, but the site stands at the top of its host\. Give https:\/\/example\.com\.$/,
  ]),
  ...[generate, ['dist/builder/cli.js', 'reconcile']].map((argv): Mistake => [
    `the sample for a public site, to ${argv.join(' ')}`,
    argv,
    () => ({ SITE_URL: 'https://jobs.example' }),
    /^PRISMIC_REPOSITORY is not set, so https:\/\/jobs\.example would show the sample, which is of an invented company\. Set PRISMIC_REPOSITORY, or ALLOW_SAMPLE=true if that is meant\.$/,
  ]),
  [
    'a REPORT_URL that no header can hold',
    [START],
    () => ({ REPORT_URL: 'https://reports.example/;x', CONTENT_PORT: '0' }),
    /^REPORT_URL: "https:\/\/reports\.example\/;x" is not a plain https address\. Give one such as https:\/\/reports\.example\.com\/careers\.$/,
  ],
  [
    'a setting that only the builder reads, to npm start',
    [START],
    () => ({ REBUILD_POLL_MS: 'abc', CONTENT_PORT: '0', PORT: '0' }),
    /REBUILD_POLL_MS: "abc" must be a whole number from 100 to 3600000\.$/,
  ],
  [
    'a PRISMIC_REPOSITORY that is an address',
    generate,
    () => ({ PRISMIC_REPOSITORY: 'https://acme.prismic.io' }),
    /^PRISMIC_REPOSITORY: "https:\/\/acme\.prismic\.io" is not the name of a repository\. Give the name only, as in PRISMIC_REPOSITORY=acme\.$/,
  ],
  [
    'a secret’s file that is missing',
    generate,
    () => ({ PRISMIC_ACCESS_TOKEN_FILE: '/nope/token' }),
    /^PRISMIC_ACCESS_TOKEN_FILE: the file "\/nope\/token" cannot be read\.$/,
  ],
  [
    'a flag that is neither true nor false',
    generate,
    () => ({ SERVICE_WORKER: 'yes' }),
    /^SERVICE_WORKER: "yes" must be one of true, false\.$/,
  ],
  [
    'a CONTENT_LANG that has no words',
    generate,
    () => ({ CONTENT_LANG: 'xx-yy' }),
    /^CONTENT_LANG: "xx-yy" has no words of the interface; there are .*\ben-gb\b.*\. See \.github\/guides\/add-a-language\.md\.$/,
  ],
  ...[generate, ['dist/server/sidecar/start.js']].map((argv): Mistake => [
    `CONTENT_LANGS without the language that the program was started in, to ${argv.join(' ')}`,
    argv,
    () => ({ CONTENT_LANGS: 'de-de,fr-fr' }),
    /^CONTENT_LANGS: "de-de,fr-fr" has not the language of this program, en-gb: start it by npm run, or build the image with --build-arg CONTENT_LANGS=de-de,fr-fr\.$/,
  ]),
  [
    'something else than the languages, which npm run starts the program in',
    [LAUNCHER, 'rollback'],
    () => ({ CONTENT_LANGS: 'de-de,fr-fr', SITE_URL: 'https://example.com/careers' }),
    /^SITE_URL: /,
  ],
  ...[generate, rollback, [START]].map((argv): Mistake => [
    `a SITE_ROOT where nothing can be made, to ${argv.join(' ')}`,
    argv,
    () => ({ SITE_ROOT: '/proc/careers/site', PORT: '0' }),
    /^SITE_ROOT: nothing can be written in \/proc\/careers\/site \(ENOENT: [^)]+\)\. Give a folder that this user can write\.$/,
  ]),
  ...[generate, [BUILDER, 'approve', 'Zref'], [START], ['dist/server/dev.js']].map(
    (argv): Mistake => [
      `a SITE_ROOT that a later version has taken over, to ${argv.join(' ')}`,
      argv,
      () => ({ SITE_ROOT: newer, PORT: '0', CONTENT_PORT: '0' }),
      /^SITE_ROOT: \S+ has format 99, and this version of the program reads formats up to (\d+)\. Start a version that reads it, or give another folder\. For the way back, run "rollback --to-format \1" with the version that wrote it\.$/,
    ],
  ),
  [
    'a SITE_ROOT that is there and takes no file',
    generate,
    () => ({ SITE_ROOT: '/proc' }),
    /^SITE_ROOT: nothing can be written in \/proc \(/,
  ],
  [
    'a SITE_ROOT that is a file',
    generate,
    () => ({ SITE_ROOT: '/etc/hostname' }),
    /^SITE_ROOT: nothing can be written in \/etc\/hostname \(EEXIST: /,
  ],
  [
    'an INBOX_ROOT where nothing can be made',
    [BUILDER, 'approve', 'Zref'],
    () => ({ INBOX_ROOT: '/proc/careers/inbox' }),
    /^INBOX_ROOT: nothing can be written in \/proc\/careers\/inbox \(/,
  ],
  [
    'a TMPDIR where nothing can be made',
    [BUILDER, 'publish-image'],
    () => ({ ...CLUSTER, TMPDIR: '/proc/careers' }),
    /^TMPDIR: nothing can be written in \/proc\/careers \(/,
  ],
  [
    'publish-image outside a cluster',
    [BUILDER, 'publish-image'],
    () => CLUSTER,
    /^The token "\/var\/run\/secrets\/\S+\/token" cannot be read \(ENOENT\)\. Kubernetes mounts it in a pod that has a service account\.$/,
  ],
]
it.each(mistakes)('%s is answered with one line', async (_, argv, env, line) => {
  const { code, errors } = await run(argv, { env: env() })
  expect(errors.trimEnd()).toMatch(line)
  expect(errors.trimEnd()).not.toContain('\n')
  expect(code).toBe(1)
})

it.each([
  ['unreachable', 'The service does not answer.', 'and that this machine reaches the network'],
  ['invalid-response', 'An invalid response', 'names a repository'],
] as const)(
  'a repository that is not there is reported with its own variable (%s)',
  (failure, text, remedy) => {
    const asked = {
      repositoryName: 'acme-careers',
      apiEndpoint: 'https://acme-careers.cdn.prismic.io/api/v2',
    }
    const { message } = explainContentFailure(
      new ContentServiceError(failure, text),
      asked,
    ) as Error
    expect(message).toMatch(/PRISMIC_REPOSITORY \("acme-careers"\)/)
    expect(message).toContain(remedy)
    expect(message).not.toContain('PRISMIC_API_ENDPOINT')
  },
)

it('an endpoint of one’s own is not the sample, though unnamed, and a SITE_ENV that hides the site from search engines is said', async () => {
  const env = {
    SITE_URL: 'https://jobs.example',
    SITE_ENV: 'prod',
    PRISMIC_API_ENDPOINT: content.apiEndpoint,
  }
  const { code, output } = await run(generate, { env })
  expect(code).toBe(0)
  expect(output).toContain(
    '! SITE_ENV is "prod": search engines are told to index nothing. A public site needs SITE_ENV=production.\n',
  )
})
