import { isPresent, toItems, toText, toUrl } from '../../documents/field-values.js'
import type { SiteContext } from '../../site/site-context.js'

export function toEmployer({ settings }: Pick<SiteContext, 'settings'>, siteUrl: string) {
  const { data } = settings
  const logo = toHttps(data.logo?.url)
  return {
    '@type': 'Organization',
    name: toText(data.organisation_name) ?? '',
    sameAs: toHttps(toUrl(data.organisation_url)) ?? siteUrl,
    ...(logo === null ? {} : { logo }),
  }
}

export function createOrganization(site: Pick<SiteContext, 'settings'>, siteUrl: string) {
  const { name, logo } = toEmployer(site, siteUrl)
  const profiles = toItems(site.settings.data.social)
    .map(({ link }) => toHttps(toUrl(link)))
    .filter(isPresent)
  return {
    '@context': 'https://schema.org/',
    '@type': 'Organization',
    name,
    url: toUrl(site.settings.data.organisation_url) ?? siteUrl,
    ...(logo === undefined ? {} : { logo }),
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
  }
}

function toHttps(url: string | null | undefined): string | null {
  return url && /^https:\/\/./.test(url) ? url : null
}
