import { existsSync, linkSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { constants, copyFile, link, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { memoize } from '../../client/shared/memoize.js'
import { compress } from '../lib/compress.js'
import { findInternalLinks } from '../lib/find-internal-links.js'
import type { ReleaseSize } from '../shared/release-manifest.js'
import { RELEASES, type LiveRelease } from './live-release.js'

/** A release that is being written. Nothing links to its folder. */
export interface StagedRelease extends StageOptions, Readonly<StagedContents> {
  folder: string
  writeFile: (name: string, body: string) => Promise<void>
  /** Writes a file below the document root, and its precompressed files. */
  writePublicFile: (name: string, body: string | Buffer) => Promise<void>
  /** Takes a file and its precompressed files from the live release; false if it is not there. */
  keepPublicFile: (name: string) => Promise<boolean>
  /** Links a finished file of another release, unless it is staged already. */
  linkPublicFile: (name: string, from: string) => Promise<void>
  /** Copies a file whose name contains its hash, unless it is staged already. */
  copyPublicFile: (name: string, from: string) => Promise<void>
}

interface StageOptions {
  id: string
  token: number
  live: LiveRelease | null
}

/** Files below the document root so far, without the precompressed ones. */
interface StagedContents {
  publicFiles: Set<string>
  /** Internal URLs in the HTML, each with one file that has it. */
  links: Map<string, string>
  size: ReleaseSize
}

/**
 * Creates the folder of a new release. A file with the same bytes as in the live release is linked to
 * it and keeps its modification time; any other gets a time later than that release. Servers derive
 * ETags from time and size, so these change exactly when the bytes do.
 */
export async function stageRelease(
  siteRoot: string,
  { id, token, live, now }: StageOptions & { now: Date },
): Promise<StagedRelease> {
  const folder = path.join(siteRoot, RELEASES, `${STAGING}${token}`)
  await rm(folder, { recursive: true, force: true })
  const contents: StagedContents = {
    publicFiles: new Set(),
    links: new Map(),
    size: { files: 0, bytes: 0, largestFile: 0 },
  }
  const { prepare, write, linkPrecompressed } = createFileWriter(await toWriteTime(live, now))
  const toFile = (name: string) => path.join(folder, 'public', name)
  const formerFolder = live === null ? null : path.join(live.folder, 'public')

  const readFormer = (name: string) => {
    if (formerFolder === null) return null
    const file = path.join(formerFolder, name)
    const body = readIfExists(file)
    return body === null ? null : { file, body }
  }

  const linkPublicFile = async (name: string, from: string) => {
    contents.publicFiles.add(name)
    await link(from, prepare(toFile(name))).catch(ignoreExisting)
  }

  return {
    ...{ id, token, live, folder, ...contents },
    writeFile: async (name, body) => write(path.join(folder, name), body),
    writePublicFile: async (name, content) => {
      addContent(contents, name, content)
      const body = Buffer.from(content)
      const former = readFormer(name)
      if (former?.body.equals(body)) return linkPrecompressed(former.file, toFile(name))
      write(toFile(name), body)
      for (const file of await compress(name, body, 9)) write(toFile(name) + file.suffix, file.body)
    },
    keepPublicFile: async (name) => {
      const former = readFormer(name)
      if (former === null) return false
      addContent(contents, name, former.body)
      linkPrecompressed(former.file, toFile(name))
      return true
    },
    linkPublicFile,
    copyPublicFile: async (name, from) => {
      const former = formerFolder === null ? null : path.join(formerFolder, name)
      if (former !== null && existsSync(former)) return linkPublicFile(name, former)
      contents.publicFiles.add(name)
      await copyFile(from, prepare(toFile(name)), constants.COPYFILE_EXCL).catch(ignoreExisting)
    },
  }
}

const STAGING = '.staging-'

/** The token of the build whose staging folder this is; null for any other folder. */
export function stagedToken(name: string): number | null {
  return name.startsWith(STAGING) ? Number(name.slice(STAGING.length)) : null
}

/** In whole seconds, the precision of HTTP. */
async function toWriteTime(live: LiveRelease | null, now: Date): Promise<Date> {
  const seconds = Math.floor(now.getTime() / 1000)
  if (live === null) return new Date(seconds * 1000)
  const { mtimeMs } = await stat(path.join(live.folder, 'release.json'))
  return new Date(Math.max(seconds, Math.floor(mtimeMs / 1000) + 1) * 1000)
}

function addContent(contents: StagedContents, name: string, content: string | Buffer) {
  const { publicFiles, links, size } = contents
  const bytes = Buffer.byteLength(content)
  publicFiles.add(name)
  if (name.endsWith('.html')) {
    for (const internal of findInternalLinks(String(content))) links.set(internal, name)
  }
  size.files++
  size.bytes += bytes
  size.largestFile = Math.max(size.largestFile, bytes)
}

/** Synchronous: a release has thousands of small files, and promises would take three times as long. */
function createFileWriter(writtenAt: Date) {
  const makeFolder = memoize((folder: string) => mkdirSync(folder, { recursive: true }))
  const prepare = (file: string) => {
    makeFolder(path.dirname(file))
    return file
  }
  const write = (file: string, body: string | Uint8Array) => {
    writeFileSync(prepare(file), body, { flag: 'wx' })
    utimesSync(file, writtenAt, writtenAt)
  }
  const linkPrecompressed = (from: string, to: string) => {
    linkSync(from, prepare(to))
    for (const suffix of ['.br', '.gz']) {
      if (existsSync(from + suffix)) linkSync(from + suffix, to + suffix)
    }
  }
  return { prepare, write, linkPrecompressed }
}

function readIfExists(file: string): Buffer | null {
  try {
    return readFileSync(file)
  } catch {
    return null
  }
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error
}
