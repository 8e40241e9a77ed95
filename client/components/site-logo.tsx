import type { SiteData } from '../content/page-views.js'
import { Image } from '../images/image.js'

/** The name stands as text beside the picture, so that the link has it whatever the picture says. */
export function SiteLogo({ site }: { site: SiteData }) {
  const name = `${site.organisation.name} careers`
  if (site.logo === null) return <span className="site-logo-text">{name}</span>
  return (
    <>
      <Image image={{ ...site.logo, alt: '' }} className="site-logo" priority />
      <span className="visually-hidden">{name}</span>
    </>
  )
}
