/**
 * Which test shows that a command of the guides works, where that is not the guides' own: it runs the command, or
 * does the same without what a test has not: a cluster, an account on the internet, rights over the machine, a person.
 */
export const PROOFS: readonly (readonly [command: RegExp, test: string])[] = [
  [
    /^(CONTENT_(ACCESS_TOKENS|LANG)=\S+ )?(npm ci && )?npm start$/,
    'tests/integration/reconcile/npm-start.test.ts',
  ],
  [/^CONTENT_LANGS=\S+ npm start$/, 'tests/browser/development.test.ts'],
  [/^npm run doctor$/, 'tests/integration/connect/doctor.test.ts'],
  [/^npm ci && npm test$|^npm run test:built -- \S+$/, 'tests/integration/command-line.test.ts'],
  [/^(npm ci && )?npm run compile$|^npm run types$/, 'tests/unit/deploy/workflows.test.ts'],
  [/^npm run dev$/, 'tests/browser/development.test.ts'],
  [
    /^(npm run report --|npm --silent run report --) web\.log/,
    'tests/integration/command-line.test.ts',
  ],
  [
    /^docker compose logs --no-log-prefix web > web\.log$/,
    'tests/integration/nginx/entrypoint.test.ts',
  ],
  [/^npm run icons$/, 'tests/unit/builder/bundle/icons/draw-icons.test.ts'],
  [/^npm run connect -- --repository NAME( --sample)?$/, 'tests/integration/connect/site.test.ts'],
  [
    /^read -rs PRISMIC_WRITE_TOKEN && export PRISMIC_WRITE_TOKEN$/,
    'tests/helpers/connect/start-prismic.ts',
  ],
  [/^npx prismic (preview|webhook) /, 'tests/unit/client/shared/content-model/models.test.ts'],
  [
    /^docker build --target (web|sidecar|publisher|builder) --tag \S+ \.$/,
    'tests/container/containers.ts',
  ],
  [
    /^docker build --target web .*--secret id=prismic_access_token,src=token\.txt /,
    'tests/container/secrets.test.ts',
  ],
  [/^docker build --target sbom --output sbom \.$/, 'tests/container/sbom.test.ts'],
  [/^(IMAGE=|DIGEST=|docker buildx build |cosign )/, 'tests/unit/deploy/workflows.test.ts'],
  [
    /^kubectl --namespace careers (label|rollout) /,
    'tests/integration/deploy/admission/publisher-policy.test.ts',
  ],
  [
    /^kubectl --namespace careers create job .* \| kubectl apply --filename -$/,
    'tests/integration/reconcile/reconcile.test.ts',
  ],
  [
    /^kubectl --namespace careers exec deployment\/builder -- tar /,
    'tests/container/compose.test.ts',
  ],
  [
    /^yq .* careers-alerts\.yaml \| kubectl apply --filename -$/,
    'tests/integration/deploy/alert-cases.test.ts',
  ],
  [/^curl .*\/version\.json$/, 'tests/contract/cases/files.ts'],
  [/^curl .*\/api\/status$/, 'tests/integration/sidecar/status.test.ts'],
  [
    /^(CONTENT_ACCESS_TOKENS=\S+ PRISMIC_ACCESS_TOKEN=\S+ )?docker compose (up|build|ps|logs|stop|start)\b/,
    'tests/container/compose.test.ts',
  ],
  [
    /^docker compose run --rm -T --no-deps --entrypoint tar seed /,
    'tests/container/compose.test.ts',
  ],
  [
    /^docker compose run --rm -T --no-deps builder rollback --to-format 1$/,
    'tests/container/compose.test.ts',
  ],
  [
    /^docker compose exec -T builder node dist\/builder\/cli\.js rollback$/,
    'tests/container/compose.test.ts',
  ],
  [/^sudo |^journalctl |^docker image prune /, 'tests/unit/deploy/compose.test.ts'],
  [/^git (clone|fetch|checkout) |^install --mode=600 /, '.github/workflows/release.yaml'],
]
