import type { SiteData } from '../../shared/page-data/page-views.js'

/** The name is also in the text, so that the link has a name whatever the image shows. */
export function SiteLogo({ site, name }: { site: SiteData; name: string }) {
  if (site.logo === null) return <span className="site-logo-text">{name}</span>
  return (
    <>
      {/* Low, so that it never delays the page's main image. */}
      <img
        className="site-logo"
        sizes={site.logo.sizes}
        srcSet={site.logo.srcSet}
        src={site.logo.url}
        width={site.logo.width}
        height={site.logo.height}
        alt=""
        decoding="async"
        fetchPriority="low"
      />
      <span className="visually-hidden">{name}</span>
    </>
  )
}
