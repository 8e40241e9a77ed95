import type { PageHead } from '../../shared/page-data/page-data.js'
import { cutAtWord } from '../lib/cut-at-word.js'
import { toText } from '../documents/field-values.js'
import { SHARE_CARD } from '../documents/image-layouts.js'
import { toImage } from '../documents/to-image.js'
import type { Surroundings } from '../site/surroundings.js'
import type { ImageField, KeyTextField } from '@prismicio/client'

export const TITLE_LENGTH = 65
export const DESCRIPTION_LENGTH = 160

export interface HeadParts {
  title: string
  /** Left out where the title would be too long with it. */
  place?: string | undefined
  description: string | null
  canonicalPath: string | null
  robots?: string | null
  meta?: { meta_title?: KeyTextField; meta_description?: KeyTextField; share_image?: ImageField }
}

type HeadSite = Pick<Surroundings, 'settings'>

export const NO_INDEX = 'noindex'

/** Title, description and the rest of a page's head; an editor's own words win. */
export function createHead(parts: HeadParts, site: HeadSite): PageHead {
  const image =
    toImage(parts.meta?.share_image, SHARE_CARD) ??
    toImage(site.settings.data.share_image, SHARE_CARD)
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

function createTitle({ title, place }: HeadParts, site: HeadSite): string {
  const suffix = ` | ${siteTitle(site)}`
  const full = place === undefined ? title : `${title}, ${place}`
  const fitting = [full + suffix, title + suffix, title].find(
    ({ length }) => length <= TITLE_LENGTH,
  )
  return fitting ?? cutAtWord(title, TITLE_LENGTH - 1) ?? title
}

export function siteTitle(site: HeadSite): string {
  return `Careers at ${toText(site.settings.data.organisation_name) ?? 'our company'}`
}
