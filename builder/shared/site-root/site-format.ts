import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { EnvironmentError } from '../config/environment.js'
import { readJson, readJsonAs, writeJsonDurably, type Warn } from './json-files.js'
import { toFormat } from './release-manifest.js'
import { isCount } from './shapes.js'

/**
 * The format of everything below SITE_ROOT, which `SITE_ROOT/format` holds. A change that an earlier version
 * could not read or build upon takes the next number, a row here, and a line in deploy/CHANGELOG.md:
 *
 * 1  without the file `format`
 * 2  with it; each release names the format and the version of the program that made it; long lists lie
 *    plain, of which format 1 has the gzip form alone
 */
export const FORMAT = 2

/** Below SITE_ROOT. */
export const FORMAT_FILE = 'format'

/** A later version of the program has written here. */
export class NewerFormatError extends EnvironmentError {
  override name = 'NewerFormatError'
}

/** @throws NewerFormatError with the way back, if this version would not understand what is there. */
export async function refuseNewerFormat(siteRoot: string): Promise<void> {
  const format = await readFormat(siteRoot)
  if (format <= FORMAT) return
  throw new NewerFormatError(
    `SITE_ROOT: ${siteRoot} ${describeNewer(format)} Start a version that reads it, or give another folder. For the way back, run "rollback --to-format ${FORMAT}" with the version that wrote it.`,
  )
}

/** 'has format 3, and this version of the program reads formats up to 2.' */
export function describeNewer(format: number): string {
  return `has format ${format}, and this version of the program reads formats up to ${FORMAT}.`
}

/** If the file is missing or damaged, the releases tell it; 0 for an empty site root. */
export async function readFormat(siteRoot: string): Promise<number> {
  return (await readNumber(siteRoot)) ?? (await findFormatOfReleases(siteRoot))
}

/** Gives an earlier or empty site root this format, before anything else of it is written there. */
export async function takeOverFormat(siteRoot: string, warn: Warn = () => {}): Promise<void> {
  const number = await readNumber(siteRoot, warn)
  if (number === FORMAT) return
  const former = number ?? (await findFormatOfReleases(siteRoot))
  await writeFormat(siteRoot, FORMAT)
  if (former > 0 && former < FORMAT)
    warn(
      `SITE_ROOT: ${siteRoot} had format ${former}, and has format ${FORMAT} from now on. Before an earlier version is started again, run "rollback --to-format ${former}".`,
    )
}

export function writeFormat(siteRoot: string, format: number): Promise<void> {
  return writeJsonDurably(formatFile(siteRoot), format)
}

function readNumber(siteRoot: string, warn?: Warn): Promise<number | null> {
  return readJsonAs<number>(formatFile(siteRoot), isCount, warn)
}

async function findFormatOfReleases(siteRoot: string): Promise<number> {
  const folder = path.join(siteRoot, 'releases')
  const names = await readdir(folder).catch((): string[] => [])
  const formats = names.map(async (name) => {
    return toFormat(await readJson<object>(path.join(folder, name, 'release.json')))
  })
  return Math.max(0, ...(await Promise.all(formats)))
}

function formatFile(siteRoot: string): string {
  return path.join(siteRoot, FORMAT_FILE)
}
