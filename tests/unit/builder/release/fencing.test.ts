import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { claim, listClaims } from '../../../../builder/shared/site-root/claim.js'
import {
  listTurns,
  passFence,
  takeTurn,
  withSiteLock,
  withLock,
} from '../../../../builder/release/fencing.js'
import { killProcess } from '../../../helpers/machine/kill-process.js'
import { madeManifest } from '../../../helpers/site/made-manifest.js'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'careers-claims-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('claim', () => {
  it('a claim is listed until it is released', async () => {
    const one = await claim(folder, 'one')
    const two = await claim(folder, 'two')
    expect((await listClaims(folder)).sort()).toEqual([one.name, two.name].sort())
    await one.release()
    expect(await listClaims(folder)).toEqual([two.name])
    await two.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('a claim ends with its process, even when the process is killed', async () => {
    const socket = path.join(folder, 'dead-1')
    const script = `require('node:net').createServer().listen(${JSON.stringify(socket)}, () => console.log('ready'))`
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    expect(await listClaims(folder)).toEqual(['dead-1'])

    await killProcess(child)
    expect(await readdir(folder)).toEqual(['dead-1'])
    expect(await listClaims(folder)).toEqual([])
    expect(await readdir(folder)).toEqual([])
  })

  it('users other than the owner of a claim may ask whether it is in force', async () => {
    const umask = process.umask(0o077)
    const own = await claim(folder, 'one').finally(() => process.umask(umask))
    expect((await stat(path.join(folder, own.name))).mode & 0o222).toBe(0o222)
    await own.release()
  })

  it('a leftover that cannot be deleted is no claim, and stops nobody', async () => {
    await mkdir(path.join(folder, 'lock-left'))
    expect(await listClaims(folder)).toEqual([])
    expect(await withLock(folder, () => Promise.resolve('free'))).toBe('free')
  })

  it('the error for a path that is too long for a socket names SITE_ROOT', async () => {
    const deep = path.join(folder, 'x'.repeat(120))
    await mkdir(deep)
    await expect(claim(deep, 'one')).rejects.toThrow(/SITE_ROOT/)
  })
})

describe('withLock', () => {
  it('a lock lets one step run at a time', async () => {
    let running = 0
    let most = 0
    let runs = 0
    const step = () =>
      withLock(folder, async () => {
        most = Math.max(most, ++running)
        await new Promise((resolve) => setImmediate(resolve))
        running--
        runs++
      })
    await Promise.all(Array.from({ length: 12 }, step))
    expect({ most, runs }).toEqual({ most: 1, runs: 12 })
  })

  it('a lock is released after a step that fails', async () => {
    await expect(withLock(folder, () => Promise.reject(new Error('x')))).rejects.toThrow('x')
    expect(await withLock(folder, () => Promise.resolve('free'))).toBe('free')
  })

  it('waiting too long for a lock fails with a message about the other process', async () => {
    const other = await claim(folder, 'lock')
    await expect(withLock(folder, () => Promise.resolve(), { longestWait: 20 })).rejects.toThrow(
      `Another process of user ${process.getuid?.()} holds the lock ${path.join(folder, other.name)}: `,
    )
    await other.release()
  })
})

describe('the fencing of builds', () => {
  it('the tokens of builds increase, and no two builds have the same token', async () => {
    const turns = await Promise.all(Array.from({ length: 6 }, () => takeTurn(folder)))
    const tokens = turns.map(({ token }) => token).sort((a, b) => a - b)
    expect(tokens).toEqual([1, 2, 3, 4, 5, 6])
    expect([...(await listTurns(folder))].sort()).toEqual(tokens)
    await Promise.all(turns.map(({ end }) => end()))
    expect(await listTurns(folder)).toEqual(new Set())
    const next = await takeTurn(folder)
    expect(next.token).toBe(7)
    await next.end()
  })

  it('a newer build goes live, and no older build goes live after it', async () => {
    const pass = (token: number) => withSiteLock(folder, () => passFence(folder, token))
    await pass(2)
    await expect(pass(1)).rejects.toMatchObject({ name: 'SupersededError' })
    await expect(pass(2)).rejects.toMatchObject({ name: 'SupersededError' })
    await pass(5)
  })

  it.each([
    { issued: 5, published: 900, next: 901 },
    { issued: -3, published: 1e300, next: 1 },
    { issued: 'many', published: 2 ** 53, next: 1 },
    { issued: 7, published: null, next: 8 },
  ])(
    'a fence with issued $issued and published $published stops no build',
    async ({ issued, published, next }) => {
      await mkdir(path.join(folder, '.state'))
      const fence = path.join(folder, '.state/fence.json')
      await writeFile(fence, JSON.stringify({ issued, published }))
      const turn = await takeTurn(folder)
      expect(turn.token).toBe(next)
      await withSiteLock(folder, () => passFence(folder, turn.token))
      await turn.end()
    },
  )

  it('no token is given twice when the fence is lost, be it that of a release or of a build', async () => {
    const release = path.join(folder, 'releases/20260101T000000000Z-abcdef')
    await mkdir(release, { recursive: true })
    await writeFile(path.join(release, 'release.json'), JSON.stringify(madeManifest({ token: 40 })))
    const first = await takeTurn(folder)
    await rm(path.join(folder, '.state/fence.json'))
    const second = await takeTurn(folder)
    expect([first.token, second.token]).toEqual([41, 42])
    await Promise.all([first.end(), second.end()])
  })
})
