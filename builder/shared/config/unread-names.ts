import { closest, distance } from 'fastest-levenshtein'
import type { Environment } from './environment.js'

/** Every variable of `.env.example`, which a test holds to this list. */
export const SETTINGS: readonly string[] = `
  ALLOW_SAMPLE ANALYTICS_ORIGINS ANALYTICS_SCRIPT CDN_MAX_AGE CONTENT_ACCESS_TOKENS CONTENT_LANG
  CONTENT_LANGS CONTENT_PORT CONTENT_PUBLIC_URL FONT_KIT_ORIGINS FONT_KIT_URL GIT_COMMIT
  GOOGLE_INDEXING_CREDENTIALS HSTS HTTPS_PROXY INBOX_ROOT INDEXNOW_KEY JOB_BOARD
  JOB_BOARD_ENDPOINT JOB_BOARD_WEBHOOK_SECRET LOG_LEVEL MEASURE NODE_EXTRA_CA_CERTS NO_PROXY
  PORT PRECOMPRESS PREVIEW_API_ENDPOINT PREVIEW_PROMPT_FOR_ACCESS_TOKEN PREVIEW_TOOLBAR
  PRISMIC_ACCESS_TOKEN PRISMIC_API_ENDPOINT PRISMIC_ASSET_ENDPOINT PRISMIC_CUSTOM_TYPES_ENDPOINT
  PRISMIC_CUSTOM_TYPES_TOKEN PRISMIC_MIGRATION_ENDPOINT PRISMIC_REPOSITORY
  PRISMIC_WEBHOOK_SECRET PRISMIC_WRITE_TOKEN PURGE_AUTHORIZATION PURGE_BODY PURGE_URL
  REBUILD_ECS_TASK REBUILD_HTTP_AUTHORIZATION REBUILD_HTTP_URL REBUILD_LAUNCHER REBUILD_POLL_MS
  REPORT_URL ROLLOUT_ECS_SERVICE SECURITY_CONTACT SERVICE_WORKER SIDECAR_ADDRESS SITE_ENV
  SITE_IMAGE SITE_ROOT SITE_URL STATUS_TOKEN TRUSTED_PROXIES WEB_IMAGE
`
  .trim()
  .split(/\s+/)

const KNOWN = [...SETTINGS, ...SETTINGS.map((name) => `${name}_FILE`)]

/** Known to other programs, and near to ours by chance. */
const OF_OTHERS = ['CI_COMMIT', 'GIT_URL', 'HTTP_PROXY', 'LOGLEVEL']

/** Settings of former versions, and what stands in their place. */
const FORMER = new Map([
  ['BOARD_PORT', 'Give npm run board -- --port'],
  ['CONTENT_FOLDER', 'Give --folder to npm run content or connect'],
  ['CONTENT_SITE_URL', 'Give npm run content -- --site-url'],
  ['CONTENT_WEBHOOK_SECRET', 'The content service has PRISMIC_WEBHOOK_SECRET'],
  ['CONTENT_WEBHOOK_URL', 'Give npm run content -- --webhook-url'],
  ['KUBERNETES_API_URL', 'Kubernetes gives it to each pod'],
  ['REBUILD_DEADLINE_MS', 'It is 15 minutes'],
  ['REBUILD_ECS_CLUSTER', 'It is part of REBUILD_ECS_TASK'],
  ['REBUILD_ECS_SECURITY_GROUPS', 'They are part of REBUILD_ECS_TASK'],
  ['REBUILD_ECS_SUBNETS', 'They are part of REBUILD_ECS_TASK'],
  ['REBUILD_ECS_TASK_DEFINITION', 'It is part of REBUILD_ECS_TASK'],
  ['ROLLOUT_ECS_CLUSTER', 'It is part of ROLLOUT_ECS_SERVICE'],
  ['SIDECAR_ADMIN_PORT', 'Give --admin-port to the sidecar'],
  ['SIDECAR_PORT', 'Give --port to the sidecar'],
])

/**
 * One line for each variable of a former version, and for each that is a letter or two, or two swapped ones,
 * away from one that is read.
 */
export function findUnreadNames(env: Environment): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    const remedy = FORMER.get(name)
    if (remedy !== undefined) return value ? [`${name} is read no more. ${remedy}.`] : []
    const nearest = closest(name, KNOWN)
    const isKnown = name === nearest || OF_OTHERS.includes(name)
    const isMisspelt = !isKnown && distance(name, nearest) <= toTolerance(nearest)
    return isMisspelt ? [`${name} is read by no program. Is ${nearest} meant?`] : []
  })
}

/** Many words are near to a short one: HOST to PORT. */
function toTolerance({ length }: string): number {
  if (length < 6) return 0
  return length < 8 ? 1 : 2
}
