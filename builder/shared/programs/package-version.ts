import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The version in a folder's `package.json`; empty if there is none. */
export function readPackageVersion(folder: string): string {
  const file = path.join(folder, 'package.json')
  if (!existsSync(file)) return ''
  const { version = '' } = JSON.parse(readFileSync(file, 'utf8')) as { version?: string }
  return version
}
