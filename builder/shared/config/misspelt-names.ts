import { closest, distance } from 'fastest-levenshtein'
import type { Environment } from './environment.js'

/** Every variable of `.env.example`, which a test holds to this list. */
export const SETTINGS: readonly string[] = `
  ALLOW_SAMPLE ANALYTICS_ORIGINS ANALYTICS_SCRIPT BOARD_PORT CDN_MAX_AGE CONTENT_ACCESS_TOKENS CONTENT_FOLDER CONTENT_LANG
  CONTENT_LANGS CONTENT_PORT CONTENT_PUBLIC_URL CONTENT_SITE_URL CONTENT_WEBHOOK_SECRET CONTENT_WEBHOOK_URL
  FONT_KIT_ORIGINS FONT_KIT_URL GIT_COMMIT GOOGLE_INDEXING_CREDENTIALS HSTS HTTPS_PROXY
  INBOX_ROOT INDEXNOW_KEY JOB_BOARD JOB_BOARD_ENDPOINT JOB_BOARD_WEBHOOK_SECRET
  KUBERNETES_API_URL KUBERNETES_NAMESPACE LOG_LEVEL MEASURE NODE_EXTRA_CA_CERTS NO_PROXY PORT PRECOMPRESS
  PREVIEW_API_ENDPOINT PREVIEW_PROMPT_FOR_ACCESS_TOKEN PREVIEW_TOOLBAR PRISMIC_ACCESS_TOKEN
  PRISMIC_API_ENDPOINT PRISMIC_ASSET_ENDPOINT PRISMIC_CUSTOM_TYPES_ENDPOINT
  PRISMIC_CUSTOM_TYPES_TOKEN PRISMIC_MIGRATION_ENDPOINT PRISMIC_REPOSITORY
  PRISMIC_WEBHOOK_SECRET PRISMIC_WRITE_TOKEN PURGE_AUTHORIZATION PURGE_BODY PURGE_URL
  REBUILD_DEADLINE_MS REBUILD_ECS_CLUSTER
  REBUILD_ECS_SECURITY_GROUPS REBUILD_ECS_SUBNETS REBUILD_ECS_TASK_DEFINITION
  REBUILD_HTTP_AUTHORIZATION REBUILD_HTTP_URL REBUILD_LAUNCHER REBUILD_POLL_MS
  RELOAD_INTERVAL REPORT_URL
  ROLLOUT_ECS_CLUSTER ROLLOUT_ECS_SERVICE SAMPLE_API_ENDPOINT SECURITY_CONTACT
  SERVICE_WORKER SIDECAR_ADDRESS SIDECAR_ADMIN_PORT SIDECAR_PORT SITE_ENV SITE_IMAGE SITE_ROOT
  SITE_URL STATUS_TOKEN TRUSTED_PROXIES WEB_IMAGE
`
  .trim()
  .split(/\s+/)

const KNOWN = [...SETTINGS, ...SETTINGS.map((name) => `${name}_FILE`)]

/** Known to other programs, and near to ours by chance. */
const OF_OTHERS = ['CI_COMMIT', 'GIT_URL', 'HTTP_PROXY', 'LOGLEVEL']

/** One line for each variable that is a letter or two, or two swapped ones, away from one that is read. */
export function findMisspeltNames(env: Environment): string[] {
  return Object.keys(env).flatMap((name) => {
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
