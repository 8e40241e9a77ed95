import { comma } from '#words/formats.js'
import * as words from '#words/content.js'
import type { PageHead } from '../../shared/page-data/page-data.js'
import { toWidth, cutAtWord } from '../lib/text-width.js'
import { toText } from '../documents/field-values.js'
import { SHARE_CARD } from '../documents/image-layouts.js'
import { toImage } from '../documents/to-image.js'
import { completeDescription, withoutTitle } from '../views/complete-description.js'
import type { SiteContext } from '../site/site-context.js'
import type { ImageField, KeyTextField } from '@prismicio/client'

/* In Latin letters, of which a results page shows so many. */
export const TITLE_LENGTH = 65
export const DESCRIPTION_LENGTH = 160
/** An editor's own words are completed below this length. */
const SHORTEST_DESCRIPTION = 70

export interface HeadParts {
  title: string
  /** Left out where the title would be too long with it. */
  place?: string | undefined
  description: string | null
  /** Sentences for a description that is too short to say anything. */
  more?: readonly string[]
  canonicalPath: string | null
  robots?: string | null
  meta?: { meta_title?: KeyTextField; meta_description?: KeyTextField; share_image?: ImageField }
}

type HeadSite = Pick<SiteContext, 'settings'>

export const NO_INDEX = 'noindex'

/** Title, description and the rest of a page's head; an editor's own words win. */
export function createHead(parts: HeadParts, site: HeadSite): PageHead {
  const image =
    toImage(parts.meta?.share_image, SHARE_CARD) ??
    toImage(site.settings.data.share_image, SHARE_CARD)
  return {
    title: toText(parts.meta?.meta_title) ?? createTitle(parts, site),
    description: createDescription(parts, site),
    canonicalPath: parts.canonicalPath,
    robots: parts.robots ?? null,
    image: image && {
      url: image.url,
      alt: image.alt,
      width: image.width,
      height: image.height,
      type: /[?&]fm=jpg(?:&|$)/.test(image.url) ? 'image/jpeg' : null,
    },
  }
}

function createDescription(parts: HeadParts, site: HeadSite): string | null {
  const { title, description, more = [], canonicalPath, meta } = parts
  const text = withoutTitle(toText(meta?.meta_description) ?? description, title)
  if (text === null && canonicalPath === null) return null
  const general = words.aboutSite(organisationOf(site))
  const whole = completeDescription(text, [...more, general], SHORTEST_DESCRIPTION)
  return cutAtWord(whole, DESCRIPTION_LENGTH)
}

function createTitle({ title, place }: HeadParts, site: HeadSite): string {
  const suffix = ` | ${siteTitle(site)}`
  const full = place === undefined ? title : title + comma + place
  const fitting = [full + suffix, title + suffix, full, title].find(
    (text) => toWidth(text) <= TITLE_LENGTH,
  )
  return fitting ?? cutAtWord(title, TITLE_LENGTH - 1) ?? title
}

/** The name of the site: the editors' own, else one by that of the organisation. */
export function siteTitle(site: HeadSite): string {
  return toText(site.settings.data.site_name) ?? words.siteName(organisationOf(site))
}

function organisationOf({ settings }: HeadSite): string {
  return toText(settings.data.organisation_name) ?? words.ourCompany
}

/** For a page's title, of which search engines and tabs show no more. */
export function shortTitle(whole: string): string {
  return toWidth(whole) <= TITLE_LENGTH ? whole : (cutAtWord(whole, TITLE_LENGTH - 1) ?? whole)
}
