import { JOB_ID } from '../../client/shared/url-policy.js'
import type { Check, Finding } from './candidate.js'

/*
 * The maps are configuration of nginx: a target such as `/x; } server { … }` would be obeyed, and its
 * own test would find nothing wrong. So each line is held to the strictest form.
 */
const SEGMENTS = '(?:/[a-z0-9_-]+)+'
const JOB_ROW = new RegExp(`^${JOB_ID} ${SEGMENTS};$`)
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
        document: null,
        field: file,
        message: isDouble
          ? `the row ${JSON.stringify(row)} repeats a key.`
          : `the row ${JSON.stringify(row)} could change the configuration of the server.`,
        remedy: 'Use only lower-case letters, digits and hyphens in slugs, uids and redirects.',
        canBeApproved: false,
      },
    ]
  })
}
