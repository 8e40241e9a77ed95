import * as words from '#words/pages.js'
import { toOwnName } from '../../client/content/lib/own-name.js'
import type { SiteFile } from '../../client/content/site/site.js'
import { escapeAttribute, escapeHtml } from '../../client/shared/lib/escape.js'
import { toLanguageTag } from '../../client/shared/lib/language-tag.js'
import { TOO_LARGE_FILE } from '../../client/shared/requests/resolve-request.js'
import { DIRECTION } from './render/html-document.js'
import type { ReleaseSources } from './release-sources.js'

export const TOO_LARGE_NAME = toOwnName(TOO_LARGE_FILE.slice(1))

/**
 * What servers answer where address or header are too long. It loads nothing: with the same cookies, a browser would
 * be refused that as well.
 */
export function createTooLargeFile({ manifest }: ReleaseSources): SiteFile {
  const { lang } = manifest.content
  const text = `<!doctype html>
<html lang="${escapeAttribute(toLanguageTag(lang))}"${DIRECTION}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(words.tooLarge)}</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
</head>
<body>
<main>
<h1>${escapeHtml(words.tooLarge)}</h1>
<p>${escapeHtml(words.tooLargeLead)}</p>
</main>
</body>
</html>
`
  return { name: TOO_LARGE_NAME, sources: [text], create: () => text }
}
