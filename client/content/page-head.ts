import type { PageHead } from '../shared/page-data.js'
import { cutAtWord } from './cut-at-word.js'
import { toImage, toText } from './field-values.js'
import type { SiteContent } from './site-content.js'
import type { ImageField, KeyTextField } from '@prismicio/client'

const TITLE_LENGTH = 65
const DESCRIPTION_LENGTH = 160

interface HeadParts {
  title: string
  /** Left out where the title would be too long with it. */
  place?: string | undefined
  description: string | null
  canonicalPath: string | null
  robots?: string | null
  meta?: { meta_title?: KeyTextField; meta_description?: KeyTextField; share_image?: ImageField }
}

export const NO_INDEX = 'noindex'

/** Title, description and the rest of a page's head; an editor's own words win. */
export function createHead(parts: HeadParts, site: SiteContent): PageHead {
  const image = toImage(parts.meta?.share_image) ?? toImage(site.settings.data.share_image)
  return {
    title: toText(parts.meta?.meta_title) ?? createTitle(parts, site),
    description: cutAtWord(
      toText(parts.meta?.meta_description) ?? parts.description ?? '',
      DESCRIPTION_LENGTH,
    ),
    canonicalPath: parts.canonicalPath,
    robots: parts.robots ?? null,
    image: image === null ? null : { url: image.url, alt: image.alt },
  }
}

function createTitle({ title, place }: HeadParts, site: SiteContent): string {
  const suffix = ` | ${siteTitle(site)}`
  const full = place === undefined ? title : `${title}, ${place}`
  return full.length + suffix.length <= TITLE_LENGTH ? full + suffix : title + suffix
}

export function siteTitle(site: SiteContent): string {
  return `Careers at ${toText(site.settings.data.organisation_name) ?? 'our company'}`
}
