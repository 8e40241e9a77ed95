import type { ManifestPage } from '../../../client/content/create-site-manifest.js'
import { escapeAttribute, escapeText } from '../../../client/shared/lib/escape.js'
import type {
  PageContext,
  PageData,
  PageHead,
  ShareImage,
} from '../../../client/shared/page-data/page-data.js'
import {
  APP_DATA_URL,
  pageDataUrl,
  staticQueryUrl,
} from '../../../client/shared/addresses/page-paths.js'
import { BASE, SITE_LANGUAGES } from '../../../client/shared/addresses/own-base.js'
import { toLanguageTag } from '../../../client/shared/lib/language-tag.js'
import { QUERY_KEYS } from '../../../client/filters/query/filter-url.js'
import { THEME } from '../../../client/shared/constants/theme.js'
import type { SliceView } from '../../../client/shared/page-data/slice-views.js'
import type { BundleManifest } from '../../bundle/bundle-manifest.js'
import * as words from '#words/frame.js'

export interface DocumentOptions {
  siteUrl: string
  siteTitle: string
  fontKitUrl: string | null
  analyticsScript: string | null
  isMeasured: boolean
  hasPreviewToolbar: boolean
  reloadsOnChange: boolean
  bundle: BundleManifest
}

/** Templates whose pages have nothing but links and what the starter brings. */
const FOR_READING: readonly string[] = [
  'component---job-page',
  'component---generic-page',
  'component---directory-page',
]

/** The stylesheet shows it while the page's code is late, and if it does not come. It closes by itself. */
const START_NOTE = [
  '<template id="start-note"><dialog class="start-note" aria-labelledby="start-says" open>',
  '<form method="dialog" id="start-says">',
  `<p class="start-late" role="status">${words.stillLoading}</p>`,
  `<p class="start-failed" role="alert">${words.startFailed(`<a href="">${words.tryAgain}</a>`).join('')}</p>`,
  `<button type="submit" class="link-button">${words.close}</button></form></dialog></template>`,
].join('')

/** Left to right is what browsers take for granted. */
export const DIRECTION = words.direction === 'ltr' ? '' : ` dir="${words.direction}"`

/** The HTML file around a page's markup. Its one script is the one that the security policy names. */
export function htmlDocument(
  { data: page, jsonLd, feedLinks }: Pick<ManifestPage, 'data' | 'jsonLd' | 'feedLinks'>,
  markup: string,
  options: DocumentOptions,
  image: PageHead['image'] = page.result.pageContext.head.image,
): string {
  const { head, lang } = page.result.pageContext
  const { bundle } = options
  return `<!doctype html>
<html lang="${escapeAttribute(toLanguageTag(lang))}"${DIRECTION}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${[
  ...afterPaint(page, options),
  starter(page, options),
  ...describe({ ...head, image }, options),
  ...nameLanguages(page.result.pageContext),
  `<link rel="stylesheet" href="${bundle.stylesheet}">`,
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  `<link rel="manifest" href="${BASE}/manifest.webmanifest">`,
  meta('name', 'theme-color', THEME.primary),
  `<meta name="theme-color" content="${THEME.dark.background}" media="(prefers-color-scheme: dark)">`,
  '<meta name="color-scheme" content="light dark">',
  ...feedLinks.map(toFeedElement),
  ...jsonLd.map(toDataBlock),
  ...runtime(page, bundle),
  START_NOTE,
]
  .filter((line) => line !== '')
  .join('\n')}
</head>
<body>
<div id="root" ${rootData(page, options)}>${markup}</div>
${options.reloadsOnChange ? '<script src="/dev/reload.js" defer></script>\n' : ''}</body>
</html>
`
}

/** What the runtime knows before it has fetched anything. */
function rootData(page: PageData, options: DocumentOptions): string {
  const data = {
    'page-path': page.path,
    'build-hash': options.bundle.buildHash,
    'font-kit': options.fontKitUrl,
    'preview-toolbar': options.hasPreviewToolbar,
    measure: options.isMeasured,
    analytics: options.analyticsScript,
  }
  return Object.entries(data)
    .filter(([, value]) => value !== null && value !== false)
    .map(([name, value]) =>
      value === true ? `data-${name}` : `data-${name}="${escapeAttribute(String(value))}"`,
    )
    .join(' ')
}

/** Before the stylesheet, which a script behind it would wait for. */
function starter(page: PageData, { bundle, fontKitUrl, hasPreviewToolbar }: DocumentOptions) {
  const filters = hasListing(page) ? ` data-filters="${QUERY_KEYS.join(' ')}"` : ''
  const canWait = isForReading(page) && fontKitUrl === null && !hasPreviewToolbar
  return `<script${filters}${canWait ? ' data-start="interest"' : ''}>${bundle.starter}</script>`
}

/** Whether a visitor misses nothing if the runtime waits. */
function isForReading(page: PageData): boolean {
  return FOR_READING.includes(page.componentChunkName) && !hasListing(page)
}

function hasListing({ result: { data } }: PageData): boolean {
  return 'listing' in data || ('slices' in data && data.slices.some(isListing))
}

function isListing({ kind }: SliceView): boolean {
  return kind === 'job_listing'
}

function describe(head: PageHead, { siteUrl, siteTitle }: DocumentOptions): string[] {
  const url = head.canonicalPath === null ? null : siteUrl + head.canonicalPath
  return [
    `<title>${escapeText(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', head.robots),
    url === null ? '' : `<link rel="canonical" href="${escapeAttribute(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteTitle),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', head.image === null ? null : toAbsolute(head.image.url, siteUrl)),
    ...(head.image === null ? [] : describeImage(head.image)),
    meta('name', 'twitter:card', head.image === null ? null : 'summary_large_image'),
  ].filter((line) => line !== '')
}

/** Social networks show the page in the reader's language, if it has that. Its addresses are in the sitemap. */
function nameLanguages({ lang, translations = {} }: PageContext): string[] {
  if (SITE_LANGUAGES.length === 0) return []
  const toLocale = (each: string) => toLanguageTag(each).replace('-', '_')
  return [
    meta('property', 'og:locale', toLocale(lang)),
    ...Object.keys(translations).map((each) =>
      meta('property', 'og:locale:alternate', toLocale(each)),
    ),
  ]
}

/** With its size, a network shows it before it has fetched it. */
function describeImage({ width, height, type, alt }: ShareImage): string[] {
  return [
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:type', type),
    meta('property', 'og:image:alt', alt),
  ]
}

/** What is fetched after the first paint; `client/starter/` takes it out of its template. */
function afterPaint(page: PageData, options: DocumentOptions): string[] {
  const { bundle, fontKitUrl, analyticsScript } = options
  const { fonts, fontFile, saved, analytics } = bundle
  const font = `<link rel="stylesheet" href="${fonts}">`
  const hasSave = isForReading(page) && page.componentChunkName === 'component---job-page'
  return [
    '<template id="after-paint">',
    // A kit has a font of its own.
    fontKitUrl === null
      ? `<link rel="preload" as="font" type="font/woff2" href="${fontFile}" crossorigin>`
      : '',
    `<link rel="preload" as="style" href="${fonts}">`,
    hasSave ? `<script type="module" src="${saved.url}"></script>` : '',
    analyticsScript === null ? '' : `<script type="module" src="${analytics.url}"></script>`,
    '</template>',
    `<template id="font">${font}</template>`,
    `<noscript>${font}</noscript>`,
  ]
}

/** What hydration needs; `client/starter/` takes it out of its template. */
function runtime(page: PageData, bundle: BundleManifest): string[] {
  const template = bundle.templates[page.componentChunkName]
  const scripts = new Set([...bundle.entry.imports, template.url, ...template.imports])
  scripts.delete(bundle.entry.url)
  const data = [
    pageDataUrl(page.path),
    APP_DATA_URL,
    ...page.staticQueryHashes.map((hash) => staticQueryUrl(hash)),
  ]
  return [
    '<template id="runtime">',
    `<script type="module" src="${bundle.entry.url}"></script>`,
    ...[...scripts].map((url) => `<link rel="modulepreload" href="${url}">`),
    ...data.map(
      (url) =>
        `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeAttribute(url)}">`,
    ),
    '</template>',
  ]
}

function toFeedElement({ path, title, type }: ManifestPage['feedLinks'][number]): string {
  return `<link rel="alternate" type="${type}" title="${escapeAttribute(title)}" href="${escapeAttribute(path)}">`
}

/**
 * JSON that cannot end the script element around it. U+2028 and U+2029 are escaped for readers that
 * take JSON for JavaScript, where they end a line.
 */
function toDataBlock(data: object): string {
  const json = JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
  return `<script type="application/ld+json">${json}</script>`
}

/** Social networks do not resolve relative addresses. */
function toAbsolute(url: string, siteUrl: string): string {
  return url.startsWith('/') ? siteUrl + url : url
}

function meta(key: 'name' | 'property', name: string, content: string | null): string {
  return content === null ? '' : `<meta ${key}="${name}" content="${escapeAttribute(content)}">`
}
