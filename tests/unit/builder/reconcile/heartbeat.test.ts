import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createHeartbeat } from '../../../../builder/reconcile/heartbeat.js'

const CHECK = path.resolve(__dirname, '../../../../builder/reconcile/check-heartbeat.sh')

let file: string
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(os.tmpdir(), 'careers-heartbeat-')), 'heartbeat')
})
afterEach(() => {
  jest.useRealTimers()
  rmSync(path.dirname(file), { recursive: true })
})

const warn = jest.fn()
const isAlive = () => spawnSync(CHECK, { env: { HEARTBEAT_PATH: file } }).status === 0
const makeOld = () => {
  const old = new Date(Date.now() - 6 * 60_000)
  utimesSync(file, old, old)
}

it('a builder is alive from its first heartbeat until the last one is five minutes old', () => {
  const { beat } = createHeartbeat(file, warn)
  expect(isAlive()).toBe(false)
  beat()
  expect(isAlive()).toBe(true)
  makeOld()
  expect(isAlive()).toBe(false)
  beat()
  expect(isAlive()).toBe(true)
})

it('a heart beats during a long build, and no longer', async () => {
  jest.useFakeTimers({ doNotFake: ['Date'] })
  const { during } = createHeartbeat(file, warn)
  await during(async () => {
    makeOld()
    jest.advanceTimersByTime(60_000)
    expect(isAlive()).toBe(true)
  })
  const { mtimeMs } = statSync(file)
  makeOld()
  jest.advanceTimersByTime(60_000)
  expect(statSync(file).mtimeMs).toBeLessThan(mtimeMs)
})

it('a heartbeat that cannot be written is one warning', () => {
  const { beat } = createHeartbeat(path.join(file, 'below-nothing'), warn)
  beat()
  beat()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^HEARTBEAT_PATH: ENOENT: /))
})
