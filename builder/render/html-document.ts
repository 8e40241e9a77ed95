import type { FeedLink } from '../../client/content/feeds/feed-links.js'
import type { JsonLdOf } from '../../client/content/structured-data/create-structured-data.js'
import { toJsonLd } from '../../client/content/structured-data/json-ld.js'
import { escapeAttribute, escapeText } from '../../client/shared/escape.js'
import type { PageData, PageHead } from '../../client/shared/page-data/page-data.js'
import { APP_DATA_URL, pageDataUrl, staticQueryUrl } from '../../client/shared/page-paths.js'
import type { BundleManifest } from '../bundle/bundle-manifest.js'

export interface DocumentOptions {
  siteUrl: string
  siteTitle: string
  fontKitUrl: string | null
  reloadsOnChange: boolean
  manifest: BundleManifest
  jsonLdOf: JsonLdOf
  feedLinks: (page: PageData) => readonly FeedLink[]
}

/** The whole HTML file around a page's markup. Nothing in it is inline code: JSON-LD is only data. */
export function htmlDocument(page: PageData, markup: string, options: DocumentOptions): string {
  const { head, lang } = page.result.pageContext
  const { manifest, fontKitUrl } = options
  return `<!doctype html>
<html lang="${escapeAttribute(toLanguageTag(lang))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${[
  ...describe(head, options),
  `<link rel="stylesheet" href="${manifest.stylesheet}">`,
  ...decorate(),
  ...options.feedLinks(page).map(toFeedElement),
  ...options.jsonLdOf(page).map(toDataBlock),
  `<script type="module" src="${manifest.starterUrl}"></script>`,
  ...runtime(page, manifest),
].join('\n')}
</head>
<body>
<div id="root" data-page-path="${escapeAttribute(page.path)}" data-build-hash="${manifest.buildHash}"${
    fontKitUrl === null ? '' : ` data-font-kit="${escapeAttribute(fontKitUrl)}"`
  }>${markup}</div>
${options.reloadsOnChange ? '<script src="/dev/reload.js" defer></script>\n' : ''}</body>
</html>
`
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
    meta('property', 'og:image:alt', head.image?.alt ?? null),
    meta('name', 'twitter:card', head.image === null ? null : 'summary_large_image'),
  ].filter((line) => line !== '')
}

/** What the page needs to come alive; `client/runtime/start/start-after-first-paint.ts` takes it from the template. */
function runtime(page: PageData, manifest: BundleManifest): string[] {
  const template = manifest.templates[page.componentChunkName]
  const scripts = new Set([...manifest.entry.imports, template.url, ...template.imports])
  scripts.delete(manifest.entry.url)
  const data = [
    pageDataUrl(page.path),
    APP_DATA_URL,
    ...page.staticQueryHashes.map((hash) => staticQueryUrl(hash)),
  ]
  return [
    '<template id="runtime">',
    `<script type="module" src="${manifest.entry.url}"></script>`,
    ...[...scripts].map((url) => `<link rel="modulepreload" href="${url}">`),
    ...data.map(
      (url) =>
        `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeAttribute(url)}">`,
    ),
    '</template>',
  ]
}

function decorate(): string[] {
  return [
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#0B1B2E">',
  ]
}

function toFeedElement({ path, title, type }: FeedLink): string {
  return `<link rel="alternate" type="${type}" title="${escapeAttribute(title)}" href="${escapeAttribute(path)}">`
}

function toDataBlock(data: object): string {
  return `<script type="application/ld+json">${toJsonLd(data)}</script>`
}

/** Those who draw share cards do not resolve addresses. */
function toAbsolute(url: string, siteUrl: string): string {
  return url.startsWith('/') ? siteUrl + url : url
}

function meta(key: 'name' | 'property', name: string, content: string | null): string {
  return content === null ? '' : `<meta ${key}="${name}" content="${escapeAttribute(content)}">`
}

/** `en-gb` is how the content service writes what HTML calls `en-GB`. */
function toLanguageTag(lang: string): string {
  return lang.replace(/-([a-z]{2})$/, (_, region: string) => `-${region.toUpperCase()}`)
}
