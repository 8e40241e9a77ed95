import type { SiteFile } from '../../client/content/site/site.js'
import { SIMULATOR_PATH } from '../../client/shared/addresses/page-paths.js'
import { escapeAttribute } from '../../client/shared/lib/escape.js'
import type { BundleManifest } from '../bundle/bundle-manifest.js'
import { toLanguageTag } from '../../client/shared/lib/language-tag.js'
import { DIRECTION } from './render/html-document.js'
import type { ReleaseSources } from './release-sources.js'

export const SIMULATOR_FILE = `${SIMULATOR_PATH.slice(1)}/index.html`

/**
 * The page in which the CMS shows slices while they are written. It is none of the site's pages: no link leads
 * to it, it has no page data, and nothing of it is part of what visitors load.
 */
export function createSimulatorFile({ bundle, config, manifest }: ReleaseSources): SiteFile {
  const { fontKitUrl } = config
  const { lang } = manifest.content
  return {
    name: SIMULATOR_FILE,
    sources: [bundle, lang, fontKitUrl],
    create: () => simulatorDocument(bundle, lang, fontKitUrl),
  }
}

function simulatorDocument(
  { simulator, stylesheet, fonts }: BundleManifest,
  lang: string,
  fontKitUrl: string | null,
): string {
  const fontKit = fontKitUrl === null ? '' : ` data-font-kit="${escapeAttribute(fontKitUrl)}"`
  return `<!doctype html>
<html lang="${escapeAttribute(toLanguageTag(lang))}"${DIRECTION}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Slices</title>
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${stylesheet}">
<link rel="stylesheet" href="${fonts}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${simulator.imports.map((url) => `<link rel="modulepreload" href="${url}">`).join('\n')}
<script type="module" src="${simulator.url}"></script>
</head>
<body>
<div id="slice-simulator" class="slice-simulator"${fontKit}></div>
<noscript>Slices are shown with JavaScript only.</noscript>
</body>
</html>
`
}
