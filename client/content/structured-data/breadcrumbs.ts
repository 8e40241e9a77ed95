import type { LinkView } from '../../shared/page-data/views.js'

/** The way down to a page, the page itself included; paths of this site. */
export function createBreadcrumbs(trail: readonly LinkView[], siteUrl: string) {
  return {
    '@context': 'https://schema.org/',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ url, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + (url === '/' ? '/' : url),
    })),
  }
}
