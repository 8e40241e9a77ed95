import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/**
 * A site root that is made once in a run of Jest, to be read or copied, never changed. Two workers may
 * make it at the same time: the first to rename its folder wins, the other's is removed.
 */
export async function makeOnce(
  name: string,
  make: (siteRoot: string) => Promise<unknown>,
): Promise<string> {
  const { TEST_RUN_FOLDER = '' } = process.env
  const made = path.join(TEST_RUN_FOLDER, name)
  if (existsSync(made)) return made
  const siteRoot = mkdtempSync(path.join(TEST_RUN_FOLDER, `${name}-`))
  try {
    await make(siteRoot)
    await rename(siteRoot, made)
  } catch (error) {
    await rm(siteRoot, { recursive: true })
    if (!existsSync(made)) throw error
  }
  return made
}

/** Without hard links, because tests damage files in their place. */
export function copySite(
  siteRoot: string,
  copy = mkdtempSync(path.join(os.tmpdir(), 'careers-site-')),
): string {
  execFileSync('cp', ['-a', `${siteRoot}/.`, copy])
  return copy
}
