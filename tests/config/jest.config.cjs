const { availableParallelism } = require('node:os')
const path = require('node:path')

const rootDir = path.resolve(__dirname, '../..')

/**
 * Jest runs the sources as CommonJS, so that no experimental flag is needed; production stays ESM.
 * Each file is translated by itself: `npm run types` is what checks types.
 */
const project = (name, folders, react = {}) => ({
  displayName: name,
  // They share one cache.
  id: 'careers',
  rootDir,
  testEnvironment: 'node',
  testMatch: folders.map((folder) => `<rootDir>/tests/${folder}/**/*.test.{ts,tsx}`),
  testPathIgnorePatterns: skipped,
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.site'],
  moduleNameMapper: {
    ...react,
    '^#words/(.*)\\.js$': '<rootDir>/client/words/en-gb/$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '\\.tsx?$': [
      path.join(__dirname, 'translate.cjs'),
      { tsconfig: path.join(__dirname, 'tsconfig.jest.json') },
    ],
  },
})

/** For tests that build sites, as builders do: the build for development keeps a stack for each element. */
const PRODUCTION_REACT = {
  '^\\./cjs/(react-dom[^/]*)\\.development\\.js$':
    '<rootDir>/node_modules/react-dom/cjs/$1.production.js',
  '^\\./cjs/(react(?:-jsx-runtime)?)\\.development\\.js$':
    '<rootDir>/node_modules/react/cjs/$1.production.js',
}

/**
 * By `npm run test:release` alone, or named by their paths: every container but that of the site, and what takes
 * long and shows what few changes touch: all faults, random edits, programs that are killed, guides that are walked to
 * their end, the editors' dialogs, fonts.
 */
const BEFORE_A_RELEASE = [
  'browser/(?:development|findable/embed|soak)',
  'browser/listing/(?:expiry|long-listing|searched-address|visitor-position)',
  'browser/pages/(?:every-page|fonts|languages|links-and-credits|stand-in-fonts|streamed-page)',
  'browser/pages/(?:translated-page|translated-samples|unusual-content|visitor-settings)',
  'browser/preview/(?!active|preview-dialog)[\\w-]+',
  'browser/runtime/(?:failed-page|first-page|font-kit|measured|offline|old-browsers|rollout)',
  'browser/runtime/scroll-restoration',
  'container/(?!web\\.|context\\.)[\\w-]+',
  'faults/.*',
  'integration/board/board-down',
  'integration/connect/(?:interrupted|languages|site)',
  'integration/content-layer/(?:any-repository|limits)',
  'integration/contract/sample-release',
  'integration/deploy/(?:alert-cases|ecs|installations)',
  'integration/findable/languages',
  'integration/generate-site/(?:bounded-size|kept-pages)',
  'integration/guides/(?:change-code|several-languages|watch-site)',
  'integration/hostile/fuzz',
  'integration/incremental/(?:any-edits|languages)',
  'integration/messages/proxy',
  'integration/nginx/(?:entrypoint|languages|pressure)',
  'integration/pages/words-in-brackets',
  'integration/publish-image/[\\w-]+',
  'integration/reconcile/(?:kill|nightly|npm-start|rollback|two-watchers|upgrade)',
]
const isAll =
  process.env.STRESS === 'true' || process.argv.some((each) => /^tests\/.*(?<!\.cjs)$/.test(each))
const skipped = isAll ? [] : BEFORE_A_RELEASE.map((name) => `/tests/${name}\\.test`)

module.exports = {
  rootDir,
  // Longer than the timeout of a single wait in a browser.
  testTimeout: 300_000,
  // One more than cores, because tests also wait: for browsers, containers and servers.
  maxWorkers: availableParallelism() + 1,
  testSequencer: path.join(__dirname, 'longest-first.cjs'),
  globalSetup: path.join(__dirname, 'global-setup.mjs'),
  globalTeardown: path.join(__dirname, 'global-teardown.mjs'),
  projects: [
    project('unit', ['unit']),
    project(
      'integration',
      ['integration', 'faults/{builder,damage,power-cut,servers}'],
      PRODUCTION_REACT,
    ),
    project('browser', ['browser', 'faults/browser'], PRODUCTION_REACT),
    project('engines', ['engines'], PRODUCTION_REACT),
    project('container', ['container']),
  ],
}
