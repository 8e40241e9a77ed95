import { pageDataUrl } from '../../client/shared/page-paths.js'
import { htmlFiles } from '../emit/html-files.js'
import type { Check, Finding } from './candidate.js'

/** A page without its data would break navigation; data without a page, a direct visit. */
export const checkPagePairs: Check = ({ site, publicFiles }) => {
  const html = new Map(
    site.pages.flatMap((page) => htmlFiles(page).map((file) => [file, page.path] as const)),
  )
  const data = new Map(
    site.pages.map((page) => [decodeURI(pageDataUrl(page.path).slice(1)), page.path]),
  )
  const missing = [...html, ...data]
    .filter(([file]) => !publicFiles.has(file) && !publicFiles.has(encodeURI(file)))
    .map(([file, path]) => toFinding(`the page ${path} lacks its file ${file}.`))
  const unknown = [...publicFiles]
    .filter((file) => isPageFile(file) && !html.has(file) && !data.has(decodeURI(file)))
    .map((file) => toFinding(`the file ${file} belongs to no page.`))
  return [...missing, ...unknown]
}

function isPageFile(file: string): boolean {
  return file.endsWith('.html') || /^page-data\/.*\/page-data\.json$/.test(file)
}

function toFinding(message: string): Finding {
  const remedy = 'This is a fault of the builder: report it with this line.'
  return { document: null, field: null, message, remedy, canBeApproved: false }
}
