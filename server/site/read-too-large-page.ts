import { readFileSync } from 'node:fs'
import path from 'node:path'
import { TOO_LARGE_FILE } from '../../client/shared/requests/resolve-request.js'

/** In the first language of the site; empty without a release, or in one of an earlier version. */
export function readTooLargePage(siteRoot: string): string {
  try {
    return readFileSync(path.join(siteRoot, 'current/public', TOO_LARGE_FILE), 'utf8')
  } catch {
    return ''
  }
}
