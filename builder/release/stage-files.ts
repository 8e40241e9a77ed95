import type { Source } from '../../client/content/site/derived-text.js'
import { extend } from '../../client/shared/lib/extend.js'
import { memoize } from '../../client/shared/lib/memoize.js'
import type { PrecompressedFile } from '../lib/compress.js'
import {
  createStagedObjects,
  type FileBody,
  type StagedObjects,
  type StagedObjectsOptions,
} from './store/staged-objects.js'
import { isIntact, type StoredFile } from './store/stored-file.js'
import type { ReleaseSize } from '../shared/site-root/release-manifest.js'
import { shortHash } from '../shared/programs/hash.js'

/** Public files of a release that is being written. */
export interface StagedFiles extends Readonly<PublicContents> {
  /** By name, relative to the document root. */
  files: Map<string, StoredFile>
  objects: StagedObjects
  /**
   * Puts a file below the document root. The live release's is taken if it is intact and was made from the
   * same sources, code and settings; only otherwise, and in a whole build, it is created. Sources are null
   * where the name is a hash of them: a whole build, too, takes such a file if all its bytes are right.
   * Resolves to null, without a file, if `create` answers null.
   */
  put: <Body extends FileBody | null>(
    name: string,
    sources: readonly Source[] | null,
    create: () => Body | Promise<Body>,
  ) => Promise<StoredFile | Extract<Body, null>>
  /** Writes a file of the browser code, which is precompressed already. */
  writeAsset: (
    name: string,
    body: Buffer,
    readForms?: () => Promise<PrecompressedFile[]>,
  ) => Promise<StoredFile>
  /** Takes a file of the browser code from an earlier release; false if it is damaged. */
  keepAsset: (name: string, file: StoredFile) => boolean
  /** Takes a file that is made from content and stored already. */
  add: (name: string, file: StoredFile) => void
}

export interface StageFilesOptions extends StagedObjectsOptions {
  /** Hash of code and settings. */
  settingsHash: string
  /** The files of the live release, by name. */
  former?: ReadonlyMap<string, StoredFile> | undefined
  /** Files that need not be looked at any more. */
  intact?: ReadonlySet<StoredFile> | undefined
}

export function stageFiles({
  settingsHash,
  former,
  intact,
  ...options
}: StageFilesOptions): StagedFiles {
  const { siteRoot, depth } = options
  const files = new Map<string, StoredFile>()
  const contents = createPublicContents()
  const objects = createStagedObjects(options)

  // Most pages share most of their links.
  const toShared = memoize((link: string) => link)
  const isKept = (name: string, file: StoredFile) =>
    intact?.has(file) === true || isIntact(siteRoot, name, file, depth)

  const addAsset = (name: string, file: StoredFile) => {
    files.set(name, file)
    contents.publicFiles.add(name)
    return file
  }
  const addContent = (name: string, file: StoredFile) => {
    addAsset(name, file)
    countContent(contents, name, file)
    return file
  }

  return {
    ...contents,
    files,
    objects,
    put: async (name, sources, create) => {
      const cacheKey = sources === null ? name : toSourceKey(sources, settingsHash)
      const known = former?.get(name)
      const mayTake = sources === null || depth === 'size'
      if (mayTake && known?.cacheKey === cacheKey && isKept(name, known))
        return addContent(name, known)
      const body = await create()
      if (body === null) return body as Extract<typeof body, null>
      const file = await objects.putFile(name, body, known)
      const isPage = name.endsWith('.html')
      const links = isPage ? { links: findInternalLinks(String(body)).map(toShared) } : {}
      return addContent(name, extend(file, extend(links, { cacheKey })))
    },
    writeAsset: async (name, body, readForms) =>
      addAsset(name, await objects.putFile(name, body, former?.get(name), readForms)),
    keepAsset: (name, file) => {
      if (!isKept(name, file)) return false
      addAsset(name, file)
      return true
    },
    add: addContent,
  }
}

const HREF = /<(?:a|area)\s[^<>]*?href="([^"]*)"/g

/**
 * The paths within the site that a page links to, without query and hash. Copies, because a part of a text
 * keeps the whole text in memory.
 */
export function findInternalLinks(html: string): string[] {
  const links = new Set<string>()
  for (const [, href = ''] of html.matchAll(HREF)) {
    if (!href.startsWith('/') || href.startsWith('//')) continue
    const path = href.replace(/(?:[?#]|&#).*$/s, '')
    links.add(path === '' ? '/' : path)
  }
  return [...links].map((link) => Buffer.from(link).toString())
}

/** What lies below the document root so far, without the precompressed forms. */
interface PublicContents {
  publicFiles: Set<string>
  /** Internal URLs in the HTML, each with one file that has it. */
  links: Map<string, string>
  /** How many files are made from content, and their bytes. */
  size: ReleaseSize
}

function createPublicContents(): PublicContents {
  return {
    publicFiles: new Set(),
    links: new Map(),
    size: { files: 0, bytes: 0, largestFile: 0 },
  }
}

/** For a file that is made from content, which those of the browser code are not. */
function countContent({ links, size }: PublicContents, name: string, file: StoredFile): void {
  for (const internal of file.links ?? []) links.set(internal, name)
  size.files++
  size.bytes += file.bytes
  size.largestFile = Math.max(size.largestFile, file.bytes)
}

const LENGTH = 24

/** A key of all that a file is made from, code and settings included. */
function toSourceKey(sources: readonly Source[], settingsHash: string): string {
  return shortHash(LENGTH, settingsHash, sources.map(hashSource).join(' '))
}

function hashSource(source: Source): string {
  return typeof source === 'object' && source !== null ? hashObject(source) : JSON.stringify(source)
}

/**
 * Remembered for as long as the object lives: a process that builds again and again has the same objects
 * for content that has not changed, and need not read them again.
 */
const hashObject = memoize(
  (value: object) => shortHash(LENGTH, JSON.stringify(value)),
  new WeakMap<object, string>(),
)
