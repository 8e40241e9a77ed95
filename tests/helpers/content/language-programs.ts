/* The parts of a builder that tests run in each language of a site: see `load-in-language.ts`. */
export { createSite } from '../../../client/content/create-site.js'
export { createSiteManifest } from '../../../client/content/create-site-manifest.js'
export { createSitemapFiles } from '../../../client/content/outputs/sitemap/sitemap.js'
export { formatProblem } from '../../../client/content/documents/problems.js'
export { htmlDocument } from '../../../builder/emit/render/html-document.js'
