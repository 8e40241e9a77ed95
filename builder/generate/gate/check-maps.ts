import { JOB_ID } from '../../../client/shared/addresses/url-policy.js'
import { createFinding, type Check, type Finding } from './candidate.js'

/*
 * nginx includes the maps in its configuration: it would obey a target such as `/x; } server { … }`,
 * and its own test of the configuration would pass. So each line must have the strictest form.
 */
const SEGMENTS = '(?:/[a-z0-9_-]+)+'
const JOB_ROW = new RegExp(`^(?:/[a-z-]+/)?${JOB_ID} (?:/|${SEGMENTS});$`)
const PATH_ROW = new RegExp(`^(?:/[a-z0-9._-]+)+ (?:/|${SEGMENTS});$`)

export const checkMaps: Check = ({ maps }) => [
  ...findUnsafeRows('redirects.map', maps.jobs, JOB_ROW),
  ...findUnsafeRows('paths.map', maps.paths, PATH_ROW),
]

function findUnsafeRows(file: string, text: string, form: RegExp): Finding[] {
  const rows = text === '' ? [] : text.replace(/\n$/, '').split('\n')
  const keys = new Set<string>()
  return rows.flatMap((row) => {
    const key = row.split(' ')[0]?.toLowerCase() ?? ''
    const isDouble = keys.has(key)
    keys.add(key)
    if (form.test(row) && !isDouble) return []
    return [
      {
        ...createFinding(
          isDouble
            ? `the row ${JSON.stringify(row)} repeats a key.`
            : `the row ${JSON.stringify(row)} could change the configuration of the server.`,
          'Use only lower-case letters, digits and hyphens in slugs, uids and redirects.',
        ),
        field: file,
      },
    ]
  })
}
