import type { BuilderConfig } from '../../lib/config.js'
import {
  describeSample,
  describeUnnamed,
  refuseSample,
} from '../../shared/config/check-content-source.js'
import type { Environment } from '../../shared/config/environment.js'
import { isLocal } from '../../shared/config/is-local.js'
import { findUnreadNames } from '../../shared/config/unread-names.js'
import { missing, right, wrong, type Finding } from './finding.js'

interface WebhookSecrets {
  webhookSecret: string | null
  boardWebhookSecret: string | null
}

/** Settings that can be judged without asking another service. */
export function checkSettings(
  config: BuilderConfig,
  env: Environment,
  { webhookSecret, boardWebhookSecret }: WebhookSecrets,
): Finding[] {
  const { repositoryName, siteUrl, siteEnv, jobBoard } = config
  const unread = findUnreadNames(env)
  const isPublic = siteUrl.startsWith('https:')
  return [
    checkSource(config),
    ...unread.map((text) => wrong('variable', text, 'Correct its name, or remove it.')),
    ...(isPublic || isLocal(siteUrl)
      ? [right('SITE_URL', siteUrl)]
      : [
          wrong(
            'SITE_URL',
            `${siteUrl} is not encrypted`,
            'Serve the site with TLS, and give its https address.',
            false,
          ),
        ]),
    siteEnv === 'production'
      ? right('SITE_ENV', 'production')
      : missing(
          'SITE_ENV',
          `"${siteEnv}": search engines are told to index nothing`,
          'A public site needs SITE_ENV=production.',
        ),
    webhookSecret === null
      ? missing(
          'webhook secret',
          'without it webhooks are refused, and publications are seen at the next poll',
          `Set PRISMIC_WEBHOOK_SECRET, here and in the webhook of "${repositoryName}".`,
        )
      : right('webhook secret', 'set'),
    ...(jobBoard === null ? [] : [checkBoardSecret(boardWebhookSecret)]),
  ]
}

function checkBoardSecret(secret: string | null): Finding {
  if (secret !== null) return right('board’s secret', 'set')
  return missing(
    'board’s secret',
    'without it the board’s webhooks are refused, and its changes are seen at the next poll',
    'Set JOB_BOARD_WEBHOOK_SECRET, here and in the webhook of the board, if it can send one.',
  )
}

function checkSource(config: BuilderConfig): Finding {
  const unnamed = describeUnnamed(config)
  if (unnamed !== null)
    return missing(
      'repository',
      `webhooks and previews are those of "${config.repositoryName}"`,
      `Set PRISMIC_REPOSITORY to the name of the repository at ${config.apiEndpoint}.`,
    )
  const sample = describeSample(config)
  if (sample === null)
    return right('repository', `${config.repositoryName} at ${config.apiEndpoint}`)
  try {
    refuseSample(config)
    return missing(
      'repository',
      'the sample is read',
      'Set PRISMIC_REPOSITORY: `npm run connect` prepares one.',
    )
  } catch (error) {
    return wrong('repository', 'the sample is refused', (error as Error).message)
  }
}
