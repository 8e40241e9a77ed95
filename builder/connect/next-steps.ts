import type { ConnectConfig } from './connect-config.js'

/** What only a person can do, with the values to paste. */
export function describeNextSteps(
  { repositoryName, siteUrl, content }: ConnectConfig,
  webhookSecret: string,
): string[] {
  const isLocal = ['localhost', '127.0.0.1'].includes(new URL(siteUrl).hostname)
  const publication =
    content === 'none'
      ? 'publish the documents that the site shows, the settings document among them'
      : 'Migration Releases, and publish the release'
  return [
    `Three things are left, which only a person can do, on https://${repositoryName}.prismic.io:`,
    `1. Documents: ${publication}`,
    '2. Settings > Previews, a new preview:',
    '     Site name:      Careers site',
    `     Domain URL:     ${siteUrl}`,
    '     Preview route:  /api/preview',
    '3. Settings > Webhooks, a new webhook:',
    '     Name:           Careers site',
    `     URL:            ${siteUrl}/api/webhooks/prismic`,
    `     Secret:         ${webhookSecret}`,
    '     Triggers:       a page is published, a page is unpublished; no other',
    ...(isLocal
      ? [
          `Prismic's servers cannot reach ${siteUrl}, so leave 3 out for now: publications are then seen at the next poll, within a minute. With SITE_URL set to the site's address, this command shows the values for it.`,
        ]
      : []),
    'Then `npm run doctor` says what is right and what is missing.',
  ]
}
