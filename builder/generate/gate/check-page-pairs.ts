import { pageDataUrl } from '../../../client/shared/addresses/page-paths.js'
import { isOwnPath, withoutBase } from '../../../client/shared/addresses/path-base.js'
import { SIMULATOR_FILE } from '../../emit/create-simulator-file.js'
import { TOO_LARGE_NAME } from '../../emit/create-too-large-file.js'
import { createFinding, type Check } from './candidate.js'

/** A page without page data would break navigation; page data without a page, a direct visit. */
export const checkPagePairs: Check = ({ site, publicFiles }) => {
  const expected = new Map(
    site.pages.flatMap(({ data: { path }, htmlFiles }) =>
      [...htmlFiles, decodeURI(pageDataUrl(path).slice(1))].map((file) => [file, path] as const),
    ),
  )
  const missing = [...expected]
    .filter(([file]) => !publicFiles.has(file) && !publicFiles.has(encodeURI(file)))
    .map(([file, path]) => `the page ${path} lacks its file ${file}.`)
  const unknown = [...publicFiles]
    .filter(
      (file) =>
        isOwnPath(`/${file}`) &&
        isPageFile(file) &&
        !expected.has(file) &&
        !expected.has(decodeURI(file)),
    )
    .map((file) => `the file ${file} belongs to no page.`)
  return [...missing, ...unknown].map((message) =>
    createFinding(message, 'This is a fault of the builder: report it with this line.'),
  )
}

function isPageFile(file: string): boolean {
  if (file === SIMULATOR_FILE || file === TOO_LARGE_NAME) return false
  return (
    file.endsWith('.html') || /^\/page-data\/.*\/page-data\.json$/.test(withoutBase(`/${file}`))
  )
}
