import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'yaml'
import { GUIDES, readBlocks, readCommands } from '../../helpers/guides/read-guides.js'
import { PROJECT_ROOT } from '../../helpers/site/create-test-site.js'
import { describeKustomize, renderProfile } from '../deploy/kustomize.js'

/* Commands of the guides, word for word, in a folder of their own. */

const COMMANDS = GUIDES.flatMap(readCommands)
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'careers-guides-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function readCommand(begin: string): string {
  const [command] = COMMANDS.filter(({ text }) => text.startsWith(begin))
  if (command === undefined) throw new Error(`No guide has the command ${begin}`)
  return command.text
}

function run(script: string, env: Record<string, string> = {}): string {
  const settings = { ...process.env, PATH: `${folder}:${process.env['PATH']}`, ...env }
  return execFileSync('bash', ['-euc', script], { cwd: folder, env: settings, encoding: 'utf8' })
}

function write(name: string, text: string) {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

it('the alerts lead to the operator’s guide once they are given its address', () => {
  cpSync(path.join(PROJECT_ROOT, 'deploy/alerts.yaml'), path.join(folder, 'deploy/alerts.yaml'))
  const command = readCommand('sed "s|RUNBOOK_URL|')
  expect(() => run(command)).toThrow('the address of deploy/README.md')
  run(command, { RUNBOOK_URL: 'https://git.acme.example/site/deploy/README.md' })
  const rules = readFileSync(path.join(folder, 'careers-alerts.yaml'), 'utf8')
  const leads = rules.match(/runbook_url: .*/g) ?? []
  expect(leads.length).toBe(rules.match(/- alert: /g)?.length)
  expect(new Set(leads)).toEqual(
    new Set(['runbook_url: https://git.acme.example/site/deploy/README.md#alerts']),
  )
  expect(rules).not.toMatch(/RUNBOOK_URL|example\.com/)
})

describe('the backup of one server', () => {
  const [byHand = ''] = readBlocks('.github/guides/one-server.md', 'sh')
    .map(({ text }) => text)
    .filter((text) => text.includes('> site.tar.new'))
  const [unit = ''] = readBlocks('.github/guides/one-server.md', 'ini')
    .map(({ text }) => text)
    .filter((text) => text.includes('ExecStopPost'))
  const readLine = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
  // As systemd reads it.
  const nightly = readLine('ExecStart').replaceAll('$$', '$').replaceAll('%%', '%')
  const DOCKER = `#!/bin/sh
echo "$*" >> calls
case "$*" in *tar*) echo "of today"; test ! -e broken ;; esac`
  const start = 'compose start builder'

  beforeEach(() => {
    write('docker', DOCKER)
    chmodSync(path.join(folder, 'docker'), 0o755)
  })
  const runUnchecked = (script: string) =>
    spawnSync('bash', ['-uc', script.replaceAll('/var/backups', folder)], {
      cwd: folder,
      env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
    }).status

  it('starts the builder again, and keeps the former copy, whether or not it succeeds', () => {
    write('site.tar', 'of yesterday')
    write('broken', '')
    // As a script that ends at the first error, too.
    runUnchecked(`set -e\n${byHand}`)
    expect(readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n').at(-1)).toBe(start)
    expect(readFileSync(path.join(folder, 'site.tar'), 'utf8')).toBe('of yesterday')
    rmSync(path.join(folder, 'broken'))
    expect(runUnchecked(byHand)).toBe(0)
    expect(readFileSync(path.join(folder, 'site.tar'), 'utf8')).toBe('of today\n')
  })

  it('is made by the timer as by hand, into one file for each day of the week', () => {
    expect(readLine('ExecStartPre')).toBe(byHand.split('\n')[0])
    expect(readLine('ExecStopPost')).toBe(`docker ${start}`)
    expect(nightly).toContain(/docker compose run .* -c \./.exec(byHand)?.[0])
    expect(runUnchecked(nightly)).toBe(0)
    const day = run('date +%u').trim()
    expect(readFileSync(path.join(folder, `careers-${day}.tar`), 'utf8')).toBe('of today\n')
    write('broken', '')
    expect(runUnchecked(nightly)).not.toBe(0)
  })
})

it('an upgrade by hand puts the new digests and the new version into the overlay', () => {
  const overlay = readBlocks('deploy/kubernetes/README.md', 'yaml')[0]?.text ?? ''
  write('kustomization.yaml', overlay.replaceAll('sha256:…', `sha256:${'0'.repeat(64)}`))
  write('docker', '#!/bin/sh\necho "sha256:$(echo "$4" | sha256sum | cut -c1-64)"\n')
  write('kustomize', '#!/bin/sh\necho "$@" >> kustomized\n')
  for (const name of ['docker', 'kustomize']) chmodSync(path.join(folder, name), 0o755)
  const env = { REGISTRY: 'registry.example.com/careers', VERSION: 'v1.3.0' }
  const loop = readBlocks('deploy/kubernetes/README.md', 'sh').find(({ text }) =>
    /^for target/.test(text),
  )
  expect(loop?.text).toContain(readCommand('sed --in-place "s|?ref='))
  expect(readCommand('for target in')).toContain('kustomize edit set image')
  run(loop?.text ?? '', env)
  const changed = readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8')
  const asked = readFileSync(path.join(folder, 'kustomized'), 'utf8').trim().split('\n')
  const [web = ''] = asked
  expect(asked).toHaveLength(3)
  expect(changed).toContain(`WEB_IMAGE=${web.replace('edit set image careers-web=', '')}\n`)
  expect(changed.match(/\?ref=\S+/g)).toEqual(['?ref=v1.3.0', '?ref=v1.3.0'])
})

describeKustomize('the secrets of the guide', () => {
  it('are those that the manifests read, key by key', () => {
    const create = [
      readCommand('kubectl --namespace careers create secret generic sidecar --from'),
      readCommand('kubectl --namespace careers create secret generic content'),
      readCommand('kubectl --namespace careers create secret docker-registry'),
    ]
    const made = create.map(
      (command) =>
        parse(run(`${command} --dry-run=client --output=yaml`)) as {
          metadata: { name: string; namespace: string }
          data: Record<string, string>
        },
    )
    const keys = new Map(made.map(({ metadata, data }) => [metadata.name, Object.keys(data)]))
    const manifests = JSON.stringify(renderProfile('image-layer', 'careers'))
    const read = [...manifests.matchAll(/"secretName":"([\w-]+)"/g)].map(([, name]) => name ?? '')
    const known = ['site-tls', ...keys.keys()]
    expect(read).toEqual(expect.arrayContaining(['sidecar', 'content']))
    expect(read.filter((name) => !known.includes(name))).toEqual([])
    for (const key of keys.get('sidecar') ?? []) expect(manifests).toContain(key)
    expect(new Set(made.map(({ metadata }) => metadata.namespace))).toEqual(new Set(['careers']))
    run(`${readCommand('kubectl create namespace careers')} --dry-run=client`)
  })

  it('a rotation gives the sidecar the new value first, and keeps the status token', () => {
    const rotate = 'kubectl --namespace careers create secret generic sidecar --dry-run=client'
    const command = readCommand(
      'kubectl --namespace careers create secret generic sidecar --dry-run',
    )
    expect(command.startsWith(rotate)).toBe(true)
    const env = { NEW: 'new', FORMER: 'former', STATUS_TOKEN: 'status' }
    const { data } = parse(run(command.replace(/\|.*$/, ''), env)) as {
      data: Record<string, string>
    }
    const decode = (value = '') => Buffer.from(value, 'base64').toString()
    expect(decode(data['webhook-secret'])).toBe('new,former')
    expect(decode(data['status-token'])).toBe('status')
  })
})
