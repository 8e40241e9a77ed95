import * as words from '#words/content.js'
import type { LabelledLinkItem } from '../../shared/content-model/site-document-types.js'
import { staticQueryHash } from '../../shared/page-data/static-query-hash.js'
import {
  isPresent,
  toAction,
  toItems,
  toLink,
  toRichText,
  toText,
  toTextOrEmpty,
} from '../documents/field-values.js'
import { LOGO } from '../documents/image-layouts.js'
import { toImage } from '../documents/to-image.js'
import { toFeedSettings } from '../site/feed-settings.js'
import { toSourceParams } from '../site/source-params.js'
import type { SiteData, StatementsData, LanguageLink } from '../../shared/page-data/page-views.js'
import type { SiteContent } from '../site/site-content.js'
import type { LinkView } from '../../shared/page-data/views.js'
import { FEED_PATH } from '../../shared/addresses/page-paths.js'
import { SITE_LANGUAGES } from '../../shared/addresses/own-base.js'
import { language } from '#words/frame.js'

export function createStaticQueries(site: SiteContent): Record<string, object> {
  return {
    [staticQueryHash('site')]: createSiteData(site),
    [staticQueryHash('statements')]: createStatements(site),
  }
}

function createSiteData(site: SiteContent): SiteData {
  const { data } = site.settings
  const name = toTextOrEmpty(data.organisation_name)
  const navigation = site.navigation?.data
  const languages = listOtherLanguages()
  return {
    organisation: { name, link: toLink(data.organisation_url, name) },
    logo: toImage(data.logo, LOGO),
    feedPath: toFeedSettings(site).rss.enabled ? FEED_PATH : null,
    alertsLink: toLink(data.alerts_link, words.rolesByMail),
    ...(languages.length > 0 && { languages }),
    sourceParams: toSourceParams(data),
    navigation: {
      main: toLinks(navigation?.main),
      footer: toColumns(navigation?.footer),
      legal: toLinks(navigation?.legal),
      action: toAction(navigation?.cta, toText(navigation?.cta_label)),
    },
    social: toLinks(data.social),
  }
}

function createStatements({ settings }: SiteContent): StatementsData {
  return {
    equalOpportunity: toRichText(settings.data.equal_opportunity),
    adjustments: toRichText(settings.data.adjustments),
    privacy: toRichText(settings.data.privacy),
    fraudNotice: toRichText(settings.data.fraud_notice),
  }
}

function toLinks(items: readonly LabelledLinkItem[] | null | undefined): LinkView[] {
  return toItems(items)
    .map(({ label, link }) => toLink(link, toText(label)))
    .filter(isPresent)
}

function toColumns(
  items: readonly (LabelledLinkItem & { heading: string | null })[] | null | undefined,
): SiteData['navigation']['footer'] {
  const columns: SiteData['navigation']['footer'] = []
  for (const { heading, label, link } of toItems(items)) {
    const view = toLink(link, toText(label))
    if (view === null) continue
    const column = columns.at(-1)
    if (column !== undefined && (heading === null || column.heading === heading)) {
      column.links.push(view)
    } else {
      columns.push({ heading: heading ?? '', links: [view] })
    }
  }
  return columns
}

/** The other languages of the site, in the order of CONTENT_LANGS. */
function listOtherLanguages(): LanguageLink[] {
  return SITE_LANGUAGES.filter(({ lang }) => lang !== language).map(({ lang, base }) => ({
    lang,
    name: toOwnName(lang),
    path: base || '/',
  }))
}

/** The name of a language in itself: 'Deutsch', or 'Deutsch (Österreich)' where the site has German twice. */
function toOwnName(lang: string): string {
  const short = toShort(lang)
  const isShared = SITE_LANGUAGES.some((each) => each.lang !== lang && toShort(each.lang) === short)
  const names = new Intl.DisplayNames(lang, { type: 'language', languageDisplay: 'standard' })
  const name = names.of(isShared ? lang : short) ?? lang
  // Within a sentence, some languages write it small.
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
}

function toShort(lang: string): string {
  return lang.replace(/-.*/, '')
}
