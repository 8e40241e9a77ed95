import { existsSync, linkSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { constants, copyFile, link, mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { compress } from '../lib/compress.js'
import type { ReleaseSize } from '../shared/release-manifest.js'
import { findInternalLinks } from '../lib/find-internal-links.js'
import { RELEASES, type LiveRelease } from './live-release.js'

/** A release while it is being written, beside the finished ones and never linked to. */
export interface StagedRelease {
  id: string
  token: number
  folder: string
  /** What was live when this one was begun. */
  live: LiveRelease | null
  /** What has been written below the document root so far, without the twins. */
  publicFiles: ReadonlySet<string>
  /** Of what has been written below the document root so far. */
  size: Readonly<ReleaseSize>
  /** Addresses within the site that its HTML names, each with one file that does. */
  links: ReadonlyMap<string, string>
  /** Writes a file that is not served, such as the redirect map. */
  writeFile: (name: string, body: string) => Promise<void>
  /** Writes a file below the document root, with its precompressed twins. */
  writePublicFile: (name: string, body: string | Buffer) => Promise<void>
  /** Takes a file and its twins over from what is live; false where it is not there. */
  keepPublicFile: (name: string) => Promise<boolean>
  /** Takes a finished file over from another release, if it is not there already. */
  linkPublicFile: (name: string, from: string) => Promise<void>
  /** Copies a finished file whose name changes with its bytes, if it is not there already. */
  copyPublicFile: (name: string, from: string) => Promise<void>
}

export interface StageOptions extends Pick<StagedRelease, 'id' | 'token' | 'live'> {
  siteRoot: string
  now: Date
}

/**
 * Makes the folder of a new release. A file whose bytes are those of the live release is linked to
 * it, so that it keeps its modification time; any other gets a time later than all of that release.
 * Servers make ETags of time and size: so they change exactly when the bytes do.
 */
export async function stageRelease({
  siteRoot,
  id,
  token,
  live,
  now,
}: StageOptions): Promise<StagedRelease> {
  const folder = path.join(siteRoot, RELEASES, `${STAGING}${token}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(path.join(folder, 'public'), { recursive: true })
  const writtenAt = await laterThan(live, now)
  const folders = new Set<string>()
  const publicFiles = new Set<string>()
  const links = new Map<string, string>()
  const size: ReleaseSize = { files: 0, bytes: 0, largestFile: 0 }

  const takeNote = (name: string, body: Buffer, content: string | Buffer = body) => {
    publicFiles.add(name)
    if (name.endsWith('.html')) {
      for (const link of findInternalLinks(String(content))) links.set(link, name)
    }
    size.files++
    size.bytes += body.length
    size.largestFile = Math.max(size.largestFile, body.length)
  }

  /*
   * A release has thousands of files. To promise to read, write or link each takes three times as
   * long as to do it.
   */
  const makeFolder = (file: string) => {
    const parent = path.dirname(file)
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true })
    folders.add(parent)
  }

  const write = (file: string, body: string | Uint8Array) => {
    makeFolder(file)
    writeFileSync(file, body, { flag: 'wx' })
    utimesSync(file, writtenAt, writtenAt)
  }

  const linkPrecompressed = (from: string, to: string) => {
    makeFolder(to)
    linkSync(from, to)
    for (const suffix of ['.br', '.gz']) {
      if (existsSync(from + suffix)) linkSync(from + suffix, to + suffix)
    }
  }

  return {
    id,
    token,
    folder,
    live,
    publicFiles,
    size,
    links,
    writeFile: async (name, body) => write(path.join(folder, name), body),
    writePublicFile: async (name, content) => {
      const body = Buffer.from(content)
      takeNote(name, body, content)
      const file = path.join(folder, 'public', name)
      const former = live === null ? null : path.join(live.folder, 'public', name)
      if (former !== null && readNow(former)?.equals(body)) return linkPrecompressed(former, file)
      write(file, body)
      for (const twin of await compress(name, body, 9)) write(file + twin.suffix, twin.body)
    },
    keepPublicFile: async (name) => {
      if (live === null) return false
      const former = path.join(live.folder, 'public', name)
      const body = readNow(former)
      if (body === null) return false
      takeNote(name, body)
      linkPrecompressed(former, path.join(folder, 'public', name))
      return true
    },
    linkPublicFile: async (name, from) => {
      publicFiles.add(name)
      const file = path.join(folder, 'public', name)
      makeFolder(file)
      await link(from, file).catch(ignoreExisting)
    },
    copyPublicFile: async (name, from) => {
      publicFiles.add(name)
      const file = path.join(folder, 'public', name)
      makeFolder(file)
      const former = live === null ? null : path.join(live.folder, 'public', name)
      if (former !== null && existsSync(former)) await link(former, file).catch(ignoreExisting)
      else await copyFile(from, file, constants.COPYFILE_EXCL).catch(ignoreExisting)
    },
  }
}

const STAGING = '.staging-'

/** The token of the build whose folder this is; null for a folder of another kind. */
export function stagedToken(name: string): number | null {
  return name.startsWith(STAGING) ? Number(name.slice(STAGING.length)) : null
}

/** Whole seconds, because that is what servers read of a modification time. */
async function laterThan(live: LiveRelease | null, now: Date): Promise<Date> {
  const seconds = Math.floor(now.getTime() / 1000)
  if (live === null) return new Date(seconds * 1000)
  const former = await stat(path.join(live.folder, 'release.json'))
  return new Date(Math.max(seconds, Math.floor(former.mtimeMs / 1000) + 1) * 1000)
}

/** Null where there is no such file. */
function readNow(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}
