import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describeContainers, docker } from './containers.js'

const IMAGE = 'careers-test-context'
/** Empty folders that a container gets for its own sake. */
const OF_THE_ENGINE = ['.dockerenv', 'dev', 'etc', 'proc', 'sys']

describeContainers('the build context of the images', () => {
  it('contains sources only: nothing hidden, built, installed or secret, and no test', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'careers-context-'))
    const archive = path.join(folder, 'sent.tar')
    writeFileSync(path.join(folder, 'Dockerfile'), 'FROM scratch\nCOPY . /\nCMD ["none"]\n')
    docker('build', '--tag', IMAGE, '--file', path.join(folder, 'Dockerfile'), '.')
    const id = docker('create', IMAGE).trim()
    docker('export', '--output', archive, id)
    docker('rm', id)
    docker('image', 'rm', IMAGE)
    const { stdout } = spawnSync('tar', ['--list', '--file', archive], { encoding: 'utf8' })
    rmSync(folder, { recursive: true })

    const names = stdout.split('\n').filter((name) => name !== '')
    const tops = [...new Set(names.map((name) => name.split('/')[0] ?? ''))]
    expect(tops.filter((name) => !OF_THE_ENGINE.includes(name)).sort()).toEqual([
      ...['builder', 'client', 'nginx', 'package-lock.json', 'package.json', 'server'],
      'tsconfig.json',
    ])
    const sent = names.filter((name) => !OF_THE_ENGINE.includes(name.split('/')[0] ?? ''))
    expect(sent.filter((name) => /(?:^|\/)(?:\.|node_modules\/|dist\/)/.test(name))).toEqual([])
  }, 300_000)
})
