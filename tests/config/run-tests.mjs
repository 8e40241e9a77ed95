import { spawnSync } from 'node:child_process'

/*
 * All tests, in two runs of Jest; arguments go to both. Starting and stopping containers changes the
 * machine's network interfaces, and at each such change Chromium drops the requests under way
 * (ERR_NETWORK_CHANGED). So no browser is open while containers come and go.
 */
const RUNS = [
  ['unit', 'browser', 'conformity'],
  ['integration', 'container'],
]

const jest = ['node_modules/jest/bin/jest.js', '--config', 'tests/config/jest.config.cjs']
const asked = process.argv.slice(2)

const statuses = RUNS.map((projects) => {
  const options = [...asked, '--passWithNoTests', '--selectProjects', ...projects]
  return spawnSync(process.execPath, [...jest, ...options], { stdio: 'inherit' }).status
})
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1
