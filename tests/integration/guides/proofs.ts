export interface Proof {
  command: RegExp
  /** The test that runs the command, or what it does, and words of that test. */
  test: string
  says: string
  /** Why it is not run word for word. */
  because?: string
}

const NEEDS_CLUSTER = 'it changes a cluster'
const NEEDS_ROOT = 'it changes the machine'
const NEEDS_ACCOUNT = 'it asks an account on the internet'

/** Which test shows that a command of the guides works, where that is not the guides' own. */
export const PROOFS: Proof[] = [
  {
    command: /^(CONTENT_(ACCESS_TOKENS|LANG)=\S+ )?(npm ci && )?npm start$/,
    test: 'tests/integration/reconcile/npm-start.test.ts',
    says: 'startAsNpmDoes',
  },
  {
    command: /^CONTENT_LANGS=\S+ npm start$/,
    test: 'tests/browser/development.test.ts',
    says: "startDevelopment({ CONTENT_LANGS: 'en-gb,de-de' })",
    because: 'npm run dev starts the same program, and bundles in less time',
  },
  {
    command: /^npm run doctor$/,
    test: 'tests/integration/connect/doctor.test.ts',
    says: 'a further language that is not there',
  },
  {
    command: /^npm ci && npm test$|^npm run test:built -- \S+$/,
    test: 'tests/integration/command-line.test.ts',
    says: "['npm test', 'tests/config/run-tests.mjs']",
    because: 'a run of all tests within one of them would have no end',
  },
  {
    command: /^(npm ci && )?npm run compile$|^npm run types$/,
    test: 'tests/unit/deploy/workflows.test.ts',
    says: 'npm run check',
    because: 'each change is checked by it beside the tests',
  },
  {
    command: /^npm run dev$/,
    test: 'tests/browser/development.test.ts',
    says: 'startDevelopment',
  },
  {
    command: /^(npm run report --|npm --silent run report --) web\.log/,
    test: 'tests/integration/command-line.test.ts',
    says: 'counts a log, compressed too, for a terminal, a spreadsheet, programs and people',
  },
  {
    command: /^docker compose logs --no-log-prefix web > web\.log$/,
    test: 'tests/integration/nginx/entrypoint.test.ts',
    says: 'logs what a report counts, and neither addresses, searches nor tokens',
    because: 'it needs an engine, and prints what nginx writes',
  },
  {
    command: /^npm run icons$/,
    test: 'tests/unit/builder/bundle/icons/draw-icons.test.ts',
    says: 'drawIcons(ROOT)',
  },
  {
    command: /^npm run connect -- --repository NAME( --sample)?$/,
    test: 'tests/integration/connect/site.test.ts',
    says: 'a site is built from what connect has sent, and shows a text that is changed there',
  },
  {
    command: /^read -rs PRISMIC_WRITE_TOKEN && export PRISMIC_WRITE_TOKEN$/,
    test: 'tests/helpers/connect/start-prismic.ts',
    says: 'PRISMIC_WRITE_TOKEN: WRITE_TOKEN',
    because: 'it waits for a person',
  },
  {
    command: /^npx prismic (preview|webhook) /,
    test: 'tests/unit/client/shared/content-model/models.test.ts',
    says: 'node_modules/prismic/dist/index.mjs',
    because: NEEDS_ACCOUNT,
  },
  {
    command: /^docker build --target (web|sidecar|publisher|builder) --tag \S+ \.$/,
    test: 'tests/container/containers.ts',
    says: "docker('build', '--target', target, '--tag', image",
  },
  {
    command: /^docker build --target web .*--secret id=prismic_access_token,src=token\.txt /,
    test: 'tests/container/secrets.test.ts',
    says: '--secret=id=prismic_access_token,src=',
  },
  {
    command: /^docker build --target sbom --output sbom \.$/,
    test: 'tests/container/sbom.test.ts',
    says: "docker('build', '--target', 'sbom', '--output', folder, '.')",
  },
  {
    command: /^(IMAGE=|DIGEST=|docker buildx build |cosign )/,
    test: 'tests/unit/deploy/workflows.test.ts',
    says: 'build, sign and update as the guide for operations tells, word for word',
    because: NEEDS_ACCOUNT,
  },
  {
    command: /^kubectl --namespace careers (label|rollout) /,
    test: 'tests/integration/deploy/admission/publisher-policy.test.ts',
    says: "labels['publishing'] = 'held'",
    because: NEEDS_CLUSTER,
  },
  {
    command: /^kubectl --namespace careers create job .* \| kubectl apply --filename -$/,
    test: 'tests/integration/reconcile/reconcile.test.ts',
    says: 'a refused release goes live with --allow-drop',
    because: NEEDS_CLUSTER,
  },
  {
    command: /^kubectl --namespace careers exec deployment\/builder -- tar /,
    test: 'tests/container/compose.test.ts',
    says: 'is backed up and restored',
    because: NEEDS_CLUSTER,
  },
  {
    command: /^yq .* careers-alerts\.yaml \| kubectl apply --filename -$/,
    test: 'tests/integration/deploy/alert-cases.test.ts',
    says: 'accepts the rules',
    because: NEEDS_CLUSTER,
  },
  {
    command: /^curl .*\/version\.json$/,
    test: 'tests/contract/cases/files.ts',
    says: '/version.json',
  },
  {
    command: /^curl .*\/api\/status$/,
    test: 'tests/integration/sidecar/status.test.ts',
    says: 'Authorization: `Bearer',
  },
  {
    command:
      /^(CONTENT_ACCESS_TOKENS=\S+ PRISMIC_ACCESS_TOKEN=\S+ )?docker compose (up|build|ps|logs|stop|start)\b/,
    test: 'tests/container/compose.test.ts',
    says: "'up', '--build', '--detach'",
  },
  {
    command: /^docker compose run --rm -T --no-deps --entrypoint tar seed /,
    test: 'tests/container/compose.test.ts',
    says: 'is backed up and restored',
  },
  {
    command: /^docker compose run --rm -T --no-deps builder rollback --to-format 1$/,
    test: 'tests/container/compose.test.ts',
    says: 'goes to a version of a later format and back, in the words of the guide',
  },
  {
    command: /^docker compose exec -T builder node dist\/builder\/cli\.js rollback$/,
    test: 'tests/container/compose.test.ts',
    says: "runIn('builder', ...approve)",
    because: 'the rollback itself is tested without containers',
  },
  {
    command: /^sudo |^journalctl |^docker image prune /,
    test: 'tests/unit/deploy/compose.test.ts',
    says: 'every service restarts by itself',
    because: NEEDS_ROOT,
  },
  {
    command: /^git (clone|fetch|checkout) |^install --mode=600 /,
    test: '.github/workflows/release.yaml',
    says: 'actions/checkout',
    because: NEEDS_ACCOUNT,
  },
]
