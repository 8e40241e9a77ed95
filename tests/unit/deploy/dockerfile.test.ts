import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validate } from 'dockerfile-utils'

const FILE = path.resolve(__dirname, '../../../Dockerfile')
const FINAL = ['web', 'sidecar', 'builder', 'publisher', 'content']

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

it('the Dockerfile is valid for a parser of Dockerfiles', () => {
  expect(validate(readFileSync(FILE, 'utf8')).map(({ message }) => message)).toEqual([])
})

it('the Dockerfile needs no frontend from a registry', () => {
  expect(readFileSync(FILE, 'utf8')).not.toMatch(/^#\s*syntax\s*=/im)
})

it('the Dockerfile names its base images by tag, none of them "latest", and lets a build pin them', () => {
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

it.each(FINAL)(
  'the image %s runs as a numeric user, and without a shell around its program',
  (stage) => {
    expect(of(stage, 'USER').at(-1)?.text).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    expect(of(stage, 'ENTRYPOINT').map(({ text }) => text[0])).toEqual(['['])
    for (const { text } of of(stage, 'CMD')) expect(text).toMatch(/^\[/)
    expect(of(stage, 'STOPSIGNAL')).toHaveLength(1)
  },
)

it.each(['web', 'sidecar', 'content'])(
  'the image %s has a health check with a timeout',
  (stage) => {
    expect(of(stage, 'HEALTHCHECK')[0]?.text).toMatch(/--timeout=.*CMD \[/)
  },
)

it('the Dockerfile installs only from lock files and named Debian packages, and leaves no package lists', () => {
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
  expect(runs.filter(({ text }) => text.includes('npm ci'))).toHaveLength(1)
})

it('the Dockerfile copies with COPY, and copies sources after packages', () => {
  expect(all().filter(({ keyword }) => keyword === 'ADD' || keyword === 'MAINTAINER')).toEqual([])
  const copies = of('packages', 'COPY').map(({ text }) => text)
  expect(copies).toEqual(['package.json package-lock.json ./'])
})

it('the Dockerfile caches fetched packages, and only the last two stages depend on content', () => {
  expect(of('packages', 'RUN')[0]?.text).toContain('--mount=type=cache,target=/root/.npm')
  const fromSite = [...stages].filter(([, instructions]) =>
    instructions.some(({ text }) => /--from=(?:site|checked-site) /.test(text)),
  )
  expect(fromSite.map(([name]) => name)).toEqual(['checked-site', 'web'])
})

it('the Dockerfile generates the site again for another content ref, and not for the same one', () => {
  const keywords = (stages.get('site') ?? []).map(({ keyword, text }) => `${keyword} ${text}`)
  const at = keywords.indexOf('ARG CONTENT_REF')
  expect(at).toBeGreaterThan(0)
  expect(at).toBeLessThan(keywords.findIndex((line) => line.includes('npm run generate')))
})

it.each(['sidecar', 'builder', 'publisher', 'content'])(
  'the image %s runs Node itself, not npm',
  (stage) => {
    expect(of('node-runtime', 'ENV').map(({ text }) => text)).toEqual(['NODE_ENV=production'])
    expect(of(stage, 'ENTRYPOINT')[0]?.text).toMatch(/^\["node", "--enable-source-maps", /)
  },
)

it.each(FINAL)('the image %s has labels that say where it comes from', (stage) => {
  const [label] = of(stage, 'LABEL')
  const names = label?.text.match(/(?<=org\.opencontainers\.image\.)[\w.]+(?==)/g)
  expect(names).toEqual([
    ...['title', 'description', 'licenses', 'base.name', 'source', 'version', 'revision'],
    'created',
  ])
})

it('the Dockerfile takes no secret as an argument or variable', () => {
  const named = all().filter(({ keyword }) => keyword === 'ARG' || keyword === 'ENV')
  const names = named.map(({ text }) => text.split('=')[0] ?? '')
  expect(names.filter((name) => /TOKEN|SECRET|PASSWORD|KEY/.test(name))).toEqual([
    // Whether an editor is asked for one.
    'PREVIEW_PROMPT_FOR_ACCESS_TOKEN',
  ])
  expect(of('site', 'RUN')[0]?.text).toContain('--mount=type=secret,id=prismic_access_token')
})

it('the Dockerfile puts only the site into the last layer of web', () => {
  const layers = (stages.get('web') ?? []).filter(({ keyword }) => /^(?:RUN|COPY)$/.test(keyword))
  expect(layers.map(({ text }) => text)).toEqual(['--from=checked-site /srv/site /srv/site'])
})

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
