import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
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
  it('check by one script, which leaves no suite out', () => {
    const checks = scripts.filter((script) => script.includes('.ci/run'))
    expect(checks).toHaveLength(4)
    for (const script of checks) expect(script).toMatch(/^sudo env "PATH=\$PATH" \.ci\/run/)
    expect(scripts.filter((script) => /\bnpm\b/.test(script))).toEqual([])
    const run = read('.ci/run')
    expect(run).toContain('export REQUIRE_ALL_SUITES=1')
    expect(run).toMatch(/^ *npm test$/m)
    expect(run).toMatch(/^ *npm run test:release$/m)
    expect(JSON.parse(read('package.json')).scripts).toHaveProperty('check')
  })

  it('run all tests before a release, at GitHub and at GitLab', () => {
    const { jobs } = parse(read('.github/workflows/release.yaml')) as Workflow
    const run = jobs['all-tests']?.steps.map((step) => step.run ?? '').join('')
    expect(run).toContain('.ci/run release')
    expect(jobs['images']).toMatchObject({ needs: ['version', 'check', 'all-tests'] })
    const gitlab = parse(read('.gitlab/images.yml'))
    expect(gitlab['all-tests'].script).toEqual(['.ci/run release'])
    expect(parse(read('.gitlab-ci.yml')).check.script).toEqual(['.ci/run'])
  })

  it('check at GitLab, in a schedule, the code that is built', () => {
    const { 'all-tests': containers, images } = parse(read('.gitlab/images.yml'))
    const { check } = parse(read('.gitlab-ci.yml'))
    for (const job of [check, containers, images]) expect(job.extends).toBe('.code')
  })

  it('name every action by digest', () => {
    const used = workflows.flatMap(([, workflow]) =>
      jobsOf(workflow).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? [])),
    )
    expect(used.length).toBeGreaterThan(8)
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
  })

  it('build, sign and update as the guide for operations tells, word for word', () => {
    const told = scripts.filter((script) => /\b(docker|cosign|kustomize) /.test(script))
    expect(told).toHaveLength(2)
    for (const script of told) expect(blocks).toContain(script)
    const [, , ofGitLab] = parse(read('.gitlab/images.yml')).images.script as string[]
    expect(blocks).toContain(ofGitLab?.trim())
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
      for (const job of jobsOf(workflow)) expect(job['timeout-minutes']).toBeLessThanOrEqual(180)
    }
  })

  it('have their variables and secrets named for those who set them up', () => {
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

describe('a rebuild for security updates', () => {
  const SCRIPT = path.join(ROOT, '.ci/name-version')
  let folder: string
  const run = (program: string, args: string[], env = {}) =>
    execFileSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...env },
    })
  const nameVersion = (tag = '', env = {}) => run('bash', [SCRIPT, tag], env).trim().split('\n')

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'careers-tags-'))
    run('git', ['init', '--quiet'])
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@a.example']
    run('git', [...author, 'commit', '--quiet', '--allow-empty', '--message=first'])
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is of the newest version, with the date behind it', () => {
    for (const tag of ['v1.9.0', 'v1.10.0', 'v1.10.0-rc.1', 'v2-draft']) run('git', ['tag', tag])
    const [tag, version] = nameVersion('')
    expect([tag, version]).toEqual([
      'tag=v1.10.0',
      expect.stringMatching(/^version=v1\.10\.0-\d{8}$/),
    ])
  })

  it('is a version of its own when it is the second of a day', () => {
    run('git', ['tag', 'v1.2.3'])
    const [first, second, atGitLab] = [
      { GITHUB_RUN_NUMBER: '57' },
      { GITHUB_RUN_NUMBER: '58' },
      { CI_PIPELINE_IID: '7' },
    ].map((env) => nameVersion('', env)[1])
    expect(first).toMatch(/^version=v1\.2\.3-\d{8}\.57$/)
    expect(second).toMatch(/-\d{8}\.58$/)
    expect(atGitLab).toMatch(/-\d{8}\.7$/)
  })

  // The script of GitLab's jobs, without their programs.
  it.each([
    ['', 'There is no version yet: push a tag vX.Y.Z.'],
    ['v1.2.3', 'v1.2.3'],
  ])('in a schedule of GitLab with the tag "%s" is of its code, or ends well', (tag, said) => {
    if (tag !== '') run('git', ['tag', tag])
    const lines = parse(read('.gitlab/images.yml'))['.code'].before_script as string[]
    const script = lines.join('\n').replace('.ci/name-version', SCRIPT)
    const env = { CI_PIPELINE_SOURCE: 'schedule' }
    const told = run('bash', ['-ec', `${script}\ngit describe --tags`], env)
    expect(told.trim()).toBe(said)
  })

  it('does not happen before the first version, and a new version has its own name', () => {
    expect(nameVersion()).toEqual(['tag=', 'version='])
    expect(nameVersion('v1.2.3')).toEqual(['tag=v1.2.3', 'version=v1.2.3'])
  })

  it('takes no package from a cache, and base images of the tags that the Dockerfile names', () => {
    const build = scripts.find((script) => script.includes('docker buildx build --push')) ?? ''
    expect(build).toContain('--pull --no-cache')
    expect(build.match(/--build-arg DEBIAN_IMAGE --build-arg NODE_IMAGE/g)).toHaveLength(2)
    const bases = read('.github/base-images.env').match(/^[A-Z]+_IMAGE=[^@\n]+/gm) ?? []
    expect(bases).toEqual(read('Dockerfile').match(/(?<=^ARG )[A-Z]+_IMAGE=.+/gm))
  })

  it('has base images whose digests Renovate adds, and moves', () => {
    const [manager] = JSON.parse(read('.github/renovate.json')).customManagers
    const isRead = new RegExp(manager.managerFilePatterns[0].slice(1, -1))
    expect('.github/base-images.env').toMatch(isRead)
    const lines = read('.github/base-images.env').match(/^[A-Z].*$/gm) ?? []
    const pinned = lines.map((line) => `${line.replace(/@.*/, '')}@sha256:${'0'.repeat(64)}`)
    for (const line of [...lines, ...pinned]) {
      const found = new RegExp(manager.matchStrings[0]).exec(line)
      expect(found?.[0]).toBe(line)
    }
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
