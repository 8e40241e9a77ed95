import { pino } from 'pino'
import { LaunchError, type Launcher } from '../../../../server/launchers/launcher.js'
import { createReadiness } from '../../../../server/sidecar/readiness.js'

function createSubject() {
  const subject = { now: 0, isStopping: false, isSound: true, checks: 0 }
  const launcher: Launcher = {
    name: 'kubernetes',
    launch: async () => ({ build: '', isNew: true }),
    check: async () => {
      subject.checks++
      if (!subject.isSound) throw new LaunchError('forbidden', false)
    },
  }
  const findObstacle = createReadiness(
    launcher,
    pino({ level: 'silent' }),
    () => subject.isStopping,
    () => subject.now,
  )
  return { subject, findObstacle }
}

it('the sidecar is ready while the launcher is, and checks it once a minute', async () => {
  const { subject, findObstacle } = createSubject()
  for (subject.now = 0; subject.now < 120_000; subject.now += 5_000) {
    expect(await findObstacle()).toBeNull()
  }
  expect(subject.checks).toBe(2)
})

it('the sidecar is not ready until soon after a failing launcher recovers', async () => {
  const { subject, findObstacle } = createSubject()
  subject.isSound = false
  expect(await findObstacle()).toMatch(
    /^Rebuilds cannot be started by the launcher kubernetes: forbidden/,
  )
  subject.isSound = true
  subject.now = 4_999
  expect(await findObstacle()).not.toBeNull()
  subject.now = 5_000
  expect(await findObstacle()).toBeNull()
})

it('the sidecar is not ready when it is stopping, even if the launcher is ready', async () => {
  const { subject, findObstacle } = createSubject()
  expect(await findObstacle()).toBeNull()
  subject.isStopping = true
  expect(await findObstacle()).toBe('The sidecar is stopping.')
})
