import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseAllDocuments } from 'yaml'

const ROOT = path.resolve(__dirname, '../../..')
const FILE = path.join(ROOT, 'Dockerfile')
const WITH_PACKAGES = ['sidecar', 'builder', 'publisher', 'content']
const FINAL = ['web', ...WITH_PACKAGES]

interface Instruction {
  keyword: string
  text: string
}

/** By name; what a stage inherits from another one of the file is not repeated. */
let stages: Map<string, Instruction[]>
beforeAll(() => {
  stages = readStages(readFileSync(FILE, 'utf8'))
})

const all = () => [...stages.values()].flat()
const of = (stage: string, keyword: string) =>
  (stages.get(stage) ?? []).filter((instruction) => instruction.keyword === keyword)

it('the Dockerfile needs no frontend from a registry', () => {
  expect(readFileSync(FILE, 'utf8')).not.toMatch(/^#\s*syntax\s*=/im)
})

it('base images are named by tag, none of them "latest", and a build can pin them', () => {
  const names = all().filter(({ keyword, text }) => keyword === 'ARG' && /_IMAGE=/.test(text))
  expect(names.map(({ text }) => text.split('=')[1])).toEqual([
    'debian:trixie-slim',
    'node:24-trixie-slim',
  ])
  const foreign = all()
    .filter(({ keyword }) => keyword === 'FROM')
    .map(({ text }) => text.split(/\s+/)[0] ?? '')
    .filter((name) => !stages.has(name))
  expect([...new Set(foreign)].sort()).toEqual(['${DEBIAN_IMAGE}', '${NODE_IMAGE}', 'scratch'])
})

it.each(FINAL)('%s runs as a numeric user, and its entry point needs no shell', (stage) => {
  expect(of(stage, 'USER').at(-1)?.text).toMatch(/^[1-9]\d*:[1-9]\d*$/)
  expect(of(stage, 'ENTRYPOINT').map(({ text }) => text[0])).toEqual(['['])
  for (const { text } of of(stage, 'CMD')) expect(text).toMatch(/^\[/)
  expect(of(stage, 'STOPSIGNAL')).toHaveLength(1)
})

it.each(['web', 'sidecar', 'builder', 'content'])('%s has a health check', (stage) => {
  expect(of(stage, 'HEALTHCHECK')[0]?.text).toMatch(/--timeout=.*CMD \[/)
})

it('Kubernetes probes the builder by the health check of its image', () => {
  const file = path.join(ROOT, 'deploy/kubernetes/shared-volume/builder.yaml')
  const [, deployment] = parseAllDocuments(readFileSync(file, 'utf8'))
  const probe = ['spec', 'template', 'spec', 'containers', 0, 'livenessProbe', 'exec', 'command', 0]
  expect(of('builder', 'HEALTHCHECK')[0]?.text).toContain(`CMD ["${deployment?.getIn(probe)}"]`)
})

it('packages come from the lock file or Debian, only those named, and no package lists stay', () => {
  const runs = all().filter(({ keyword }) => keyword === 'RUN')
  expect(runs).not.toEqual([])
  for (const { text } of runs) {
    expect(text).not.toMatch(/\b(?:curl|wget|sudo|npm install|npx)\b/)
    if (!/apt-get install/.test(text)) continue
    expect(text).toMatch(/apt-get update/)
    expect(text).toMatch(/--no-install-recommends/)
  }
  for (const stage of [...FINAL, 'nginx', 'node-and-nginx', 'node-runtime']) {
    for (const { text } of of(stage, 'RUN').filter((run) => run.text.includes('apt-get'))) {
      expect(text).toContain('rm -rf /var/lib/apt/lists/*')
    }
  }
  expect(runs.filter(({ text }) => text.includes('npm ci'))).toHaveLength(1 + WITH_PACKAGES.length)
})

it.each(WITH_PACKAGES)(
  '%s gets the packages of its own workspaces, and none to be removed',
  (stage) => {
    const [install] = of(`${stage}-packages`, 'RUN')
    expect(install?.text).toMatch(
      /npm ci --omit=dev(?: --workspace=@careers-site\/[\w-]+)+ && find .* -delete$/,
    )
    expect(of(stage, 'COPY').map(({ text }) => text)).toContain(
      `--from=${stage}-packages /app/node_modules node_modules`,
    )
    expect(all().filter(({ text }) => /rm .*node_modules|npm prune/.test(text))).toEqual([])
  },
)

it('copies the package.json of every workspace, and sources only after packages', () => {
  expect(all().filter(({ keyword }) => keyword === 'ADD' || keyword === 'MAINTAINER')).toEqual([])
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  expect(workspaces).not.toEqual([])
  expect(of('packages', 'COPY')).toEqual([])
  expect(of('workspaces', 'COPY').map(({ text }) => text)).toEqual([
    'package.json package-lock.json ./',
    ...workspaces.map((folder: string) => `${folder}/package.json ${folder}/`),
  ])
})

it('downloaded packages are cached between builds, and only the last two stages depend on content', () => {
  const installs = all().filter(({ text }) => text.includes('npm ci'))
  expect(installs).not.toEqual([])
  for (const { text } of installs) expect(text).toContain('--mount=type=cache,target=/root/.npm')
  const fromSite = [...stages].filter(([, instructions]) =>
    instructions.some(({ text }) => /--from=(?:site|checked-site) /.test(text)),
  )
  expect(fromSite.map(([name]) => name)).toEqual(['checked-site', 'web'])
})

it('another content ref generates the site again, the same one does not', () => {
  const keywords = (stages.get('site') ?? []).map(({ keyword, text }) => `${keyword} ${text}`)
  const at = keywords.indexOf('ARG CONTENT_REF')
  expect(at).toBeGreaterThan(0)
  expect(at).toBeLessThan(keywords.findIndex((line) => line.includes('npm run generate')))
})

it.each(WITH_PACKAGES)('%s runs Node itself, not npm', (stage) => {
  expect(of('node-runtime', 'ENV').map(({ text }) => text)).toEqual([
    'NODE_ENV=production CONTENT_LANGS=${CONTENT_LANGS} NODE_OPTIONS=--conditions=${WORDS:-${CONTENT_LANG:-en-gb}}',
  ])
  expect(of(stage, 'ENTRYPOINT')[0]?.text).toMatch(/^\["node", "--enable-source-maps", /)
})

it.each(['sidecar', 'builder', 'publisher'])(
  '%s knows the revision that it was built from',
  (stage) => {
    expect(of(stage, 'ARG').map(({ text }) => text)).toEqual(['GIT_COMMIT'])
    expect(of(stage, 'ENV').map(({ text }) => text)).toContain('GIT_COMMIT=$GIT_COMMIT')
  },
)

it.each(['bundle', 'node-runtime'])('in %s an empty language is as good as none', (stage) => {
  const languages = of(stage, 'ARG').filter(({ text }) => text.startsWith('CONTENT_LANG'))
  expect(languages.map(({ text }) => text)).toEqual(['CONTENT_LANG=', 'CONTENT_LANGS='])
})

it.each([
  ['', 'en-gb'],
  ['de-de,en-gb', 'de-de'],
  ['fr-fr, en-gb', 'fr-fr'],
])('with the languages “%s” programs have the words of %s', (languages, first) => {
  const { text = '' } = of('node-runtime', 'RUN').find(({ text }) => text.includes('sed')) ?? {}
  const folder = mkdtempSync(path.join(tmpdir(), 'careers-image-'))
  copyFileSync(path.join(ROOT, 'package.json'), path.join(folder, 'package.json'))
  const env = { ...process.env, CONTENT_LANGS: languages }
  execFileSync('sh', ['-c', text], { cwd: folder, env })
  const script = "console.log(import.meta.resolve('#words/frame.js'))"
  // As NODE_OPTIONS has it for several languages.
  const argv = ['--conditions=default', '--input-type=module', '--eval', script]
  const found = execFileSync(process.execPath, argv, { cwd: folder, encoding: 'utf8' })
  expect(found).toContain(`/client/words/${first}/frame.js`)
  rmSync(folder, { recursive: true })
})

it.each(FINAL)('%s is labelled with what it is and what it is based on', (stage) => {
  const labels = [...of('debian', 'LABEL'), ...of(stage, 'LABEL')].map(({ text }) => text).join(' ')
  const names = labels.match(/(?<=org\.opencontainers\.image\.)[\w.]+(?==)/g)
  expect(names).toEqual(['licenses', 'base.name', 'title', 'description'])
  expect(listBases(stage)).toContain('debian')
})

it('no secret is a build argument or an environment variable', () => {
  const named = all().filter(({ keyword }) => keyword === 'ARG' || keyword === 'ENV')
  const names = named.map(({ text }) => text.split('=')[0] ?? '')
  expect(names.filter((name) => /TOKEN|SECRET|PASSWORD|KEY/.test(name))).toEqual([
    // Whether an editor is asked for one.
    'PREVIEW_PROMPT_FOR_ACCESS_TOKEN',
  ])
  expect(of('site', 'RUN')[0]?.text).toContain('--mount=type=secret,id=prismic_access_token')
})

it('the site is alone in the last layer of web', () => {
  const layers = (stages.get('web') ?? []).filter(({ keyword }) => /^(?:RUN|COPY)$/.test(keyword))
  expect(layers.map(({ text }) => text)).toEqual(['--from=checked-site /srv/site /srv/site'])
})

/** The stages that a stage builds on, nearest first. */
function listBases(stage: string): string[] {
  const base = of(stage, 'FROM')[0]?.text.split(' ')[0] ?? ''
  return stages.has(base) ? [base, ...listBases(base)] : []
}

function readStages(source: string): Map<string, Instruction[]> {
  const lines = source.replace(/^\s*#.*\n/gm, '').replace(/\\\n/g, ' ')
  const found = new Map<string, Instruction[]>([['', []]])
  let current = ''
  for (const [, keyword = '', rest = ''] of lines.matchAll(/^([A-Z]+)\s+(.+)$/gm)) {
    const text = rest.trim().replace(/\s+/g, ' ')
    if (keyword === 'FROM') current = / AS (\S+)$/i.exec(text)?.[1] ?? text
    found.set(current, [...(found.get(current) ?? []), { keyword, text }])
  }
  return found
}
