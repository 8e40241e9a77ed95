import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readBundleManifest } from '../../dist/builder/bundle/bundle-manifest.js'
import { htmlDocument } from '../../dist/builder/emit/render/html-document.js'
import { loadTemplates } from '../../dist/builder/emit/render/load-templates.js'
import { renderPage } from '../../dist/builder/emit/render/render-page.js'
import { createSite } from '../../dist/client/content/create-site.js'

/*
 * What the builder is compared with: one thread reads all documents, makes the pages, renders them, and
 * writes HTML and page data. No release, nothing compressed, checked or made durable.
 *
 *   NODE_ENV=production node tests/bench/bare-renderer.mjs API_ENDPOINT FOLDER
 */

const [apiEndpoint, folder] = process.argv.slice(2)
const projectRoot = path.resolve(import.meta.dirname, '../..')

const bundle = await readBundleManifest({
  projectRoot,
  lang: 'en-gb',
  languages: [],
  reloadsOnChange: false,
})
const templates = await loadTemplates()
const documents = await readDocuments()
const site = createSite(documents, { now: new Date(), buildHash: bundle.buildHash })
const options = {
  siteUrl: 'http://localhost:8080',
  siteTitle: 'Careers',
  fontKitUrl: null,
  reloadsOnChange: false,
  bundle,
}
for (const page of site.pages) {
  write(`page-data${page.path}/page-data.json`, JSON.stringify(page))
  const markup = renderPage(page, templates[page.componentChunkName], site.staticQueries)
  const document = { data: page, jsonLd: [], feedLinks: [] }
  write(`${page.path}/index.html`, htmlDocument(document, markup, options))
}

async function readDocuments() {
  const read = async (address) => (await fetch(address)).json()
  const [{ ref }] = (await read(apiEndpoint)).refs
  const search = `${apiEndpoint}/documents/search?ref=${ref}&lang=*&pageSize=100`
  const found = []
  for (let page = 1, last = 1; page <= last; page++) {
    const { results, total_pages: pages } = await read(`${search}&page=${page}`)
    found.push(...results)
    last = pages
  }
  return found
}

function write(name, text) {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
