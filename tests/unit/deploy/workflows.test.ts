import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const ROOT = path.resolve(__dirname, '../../..')
const FOLDER = path.join(ROOT, '.github/workflows')
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8')

interface Workflow {
  permissions: Record<string, string>
  jobs: Record<
    string,
    {
      'timeout-minutes': number
      strategy?: { matrix: Record<string, string[]> }
      steps: { name?: string; run?: string; uses?: string }[]
    }
  >
}

const workflows = readdirSync(FOLDER).map(
  (name) => [name, parse(read(`.github/workflows/${name}`)) as Workflow] as const,
)
const jobsOf = (workflow: Workflow) => Object.values(workflow.jobs)
const scripts = workflows.flatMap(([, workflow]) =>
  jobsOf(workflow).flatMap(({ steps }) => steps.flatMap(({ run }) => run?.trim() ?? [])),
)

const GUIDES = ['README.md', 'deploy/images.md', 'deploy/kubernetes/README.md'].map(read).join('')
const blocks = Array.from(GUIDES.matchAll(/```sh\n(.*?)```/gs), ([, text = '']) => text.trim())

describe('the workflows', () => {
  it('run npm’s scripts by the names that the README tells', () => {
    const lines = scripts.filter((script) => /^npm\b/.test(script))
    expect(new Set(lines)).toEqual(new Set(['npm ci', 'npm run check']))
    for (const line of lines) expect(GUIDES).toContain(line)
    expect(JSON.parse(read('package.json')).scripts).toHaveProperty('check')
  })

  it('build, sign and update as the guide for operations tells, word for word', () => {
    const told = scripts.filter((script) => /\b(docker|cosign|kustomize) /.test(script))
    expect(told).toHaveLength(2)
    for (const script of told) expect(blocks).toContain(script)
  })

  it('push every image that the guide names for production', () => {
    const targets = workflows.flatMap(([, workflow]) =>
      jobsOf(workflow).flatMap(({ strategy }) => strategy?.matrix['target'] ?? []),
    )
    const built = Array.from(
      GUIDES.matchAll(/docker build --target (\w+) +--tag/g),
      ([, its]) => its,
    )
    expect(targets.sort()).toEqual(built.sort())
    for (const target of targets) expect(read('Dockerfile')).toContain(` AS ${target}\n`)
  })

  it('check with the version of Node to run and with the least that works', () => {
    const check = parse(read('.github/workflows/check.yaml')) as Workflow
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
    const wanted = read('.nvmrc').trim()
    expect(jobsOf(check)[0]?.strategy?.matrix['node']).toEqual([
      wanted,
      engines.node.replace('>=', ''),
    ])
    expect(read('Dockerfile')).toContain(`NODE_IMAGE=node:${wanted}-`)
  })

  it('may read the repository and nothing else, and every job has a limit', () => {
    for (const [, workflow] of workflows) {
      expect(workflow.permissions).toEqual({ contents: 'read' })
      for (const job of jobsOf(workflow)) expect(job['timeout-minutes']).toBeLessThanOrEqual(90)
    }
  })

  it('have their variables and secrets named for whoever sets them up', () => {
    const used = readdirSync(FOLDER).flatMap((name) =>
      Array.from(
        read(`.github/workflows/${name}`).matchAll(/(?:vars|secrets)\.(\w+)/g),
        ([, its]) => its,
      ),
    )
    expect(used.length).toBeGreaterThan(8)
    const guide = read('.github/CONTRIBUTING.md')
    for (const name of used) expect(guide).toContain(`\`${name}\``)
  })
})

it('the changelog has an entry for the version of the package, below what is not released', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const headings = Array.from(read('deploy/CHANGELOG.md').matchAll(/^## (.+)$/gm), ([, its]) => its)
  expect(headings.slice(0, 2)).toEqual(['Unreleased', version])
})

it('the threat model names a test for every way in', () => {
  const [, entries = ''] = read('.github/SECURITY.md').split('## Ways in, and what defends them')
  const rows = (entries.split('\n## ')[0] ?? '').match(/^\| .+ \|$/gm) ?? []
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows.slice(2)) expect(row).toMatch(/`tests\/[\w/-]+\.test\.ts`/)
})
