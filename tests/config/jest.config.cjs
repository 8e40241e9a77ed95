const path = require('node:path')

const rootDir = path.resolve(__dirname, '../..')

/**
 * Jest runs the sources as CommonJS, so that no experimental flag is needed; production stays ESM.
 * Each file is translated by itself: `npm run types` is what checks types.
 */
const project = (name, folders) => ({
  displayName: name,
  rootDir,
  testEnvironment: 'node',
  testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
  testPathIgnorePatterns: skipped,
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.site'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '\\.tsx?$': ['ts-jest', { tsconfig: path.join(__dirname, 'tsconfig.jest.json') }],
  },
})

/**
 * Hundreds of walks, and images that are built anew to be taken apart: many minutes, for a machine with
 * nothing else to do, by `npm run test:stress`.
 */
const STRESS = ['runtime/random-walks', 'container/publish-image', 'container/secrets']
const skipped = process.env.STRESS === 'true' ? [] : STRESS.map((name) => `/${name}\\.test`)

module.exports = {
  rootDir,
  // Longer than what a single wait in a browser may take, on a machine with no core to spare.
  testTimeout: 300_000,
  // By default one core is left to whoever sits before the machine: half of a small one.
  maxWorkers: '100%',
  globalSetup: path.join(__dirname, 'global-setup.mjs'),
  globalTeardown: path.join(__dirname, 'global-teardown.mjs'),
  projects: [
    project('unit', ['unit']),
    project('integration', ['integration']),
    project('browser', ['browser']),
    project('container', ['container']),
    // Measures instead of testing: `npm run bench`.
    ...(process.env.BENCH === 'true' ? [project('bench', ['bench'])] : []),
  ],
}
