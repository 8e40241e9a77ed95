import type { SiteData } from '../../shared/page-data/page-views.js'

/** The name stands for an image that cannot be loaded, too. */
export function SiteLogo({ site, name }: { site: SiteData; name: string }) {
  if (site.logo === null) return <span className="site-logo-text">{name}</span>
  return (
    <img
      className="site-logo"
      sizes={site.logo.sizes}
      srcSet={site.logo.srcSet}
      src={site.logo.url}
      width={site.logo.width}
      height={site.logo.height}
      alt={name}
      decoding="async"
      // Low, so that it never delays the page's main image.
      fetchPriority="low"
    />
  )
}
