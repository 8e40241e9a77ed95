import { SIMULATOR_PATH } from '../../../client/shared/addresses/page-paths.js'
import { isLocal } from '../../shared/config/is-local.js'
import type { ConnectConfig } from './connect-config.js'

/** What only a person can do, with the values to paste. */
export function describeNextSteps(
  config: ConnectConfig,
  { webhookSecret, isPublished }: { webhookSecret: string; isPublished: boolean },
): string[] {
  const { repositoryName, siteUrl } = config
  const steps = [
    ...(isPublished ? [] : [describePublication(config)]),
    [
      'Settings > Previews, a preview with these values:',
      '  Site name:      Careers site',
      `  Domain URL:     ${siteUrl}`,
      '  Preview route:  /api/preview',
    ],
    [
      'Any page in the Page Builder, … > Live preview settings, with this address:',
      `  Simulator URL:  ${siteUrl}${SIMULATOR_PATH}`,
    ],
    [
      'Settings > Webhooks, a webhook with these values:',
      '  Name:           Careers site',
      `  URL:            ${siteUrl}/api/webhooks/prismic`,
      `  Secret:         ${webhookSecret}`,
      '  Triggers:       a page is published, a page is unpublished; no other',
      ...(isLocal(siteUrl)
        ? [
            `  Prismic's servers cannot reach ${siteUrl}, so leave the webhook out for now: publications are then seen at the next poll, within a minute. With SITE_URL set to the site's address, this command shows the values for it.`,
          ]
        : []),
    ],
  ]
  return [
    ...(isPublished ? ['All documents of the site are published.'] : []),
    `What only a person can do, on https://${repositoryName}.prismic.io:`,
    ...steps.flatMap(([first, ...more], index) => [
      `${index + 1}. ${first}`,
      ...more.map((line) => `   ${line}`),
    ]),
    'Then `npm run doctor` says what is right and what is missing.',
  ]
}

function describePublication({ content }: ConnectConfig): string[] {
  return content === 'none'
    ? ['Documents: publish the documents that the site shows, the settings document among them']
    : ['Documents: Migration Releases, and publish the release']
}
