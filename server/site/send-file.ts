import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Request, Response } from 'express'

/** One file of a release, and how it is to be answered. */
export interface FileAnswer {
  publicDirectory: string
  /** Starts with a slash. */
  path: string
  status: number
}

/**
 * Sends a file whole, precompressed where the client accepts that. Parts are not served, as nginx
 * does not here. Conditional requests are by entity tag only: after a rollback, files are older than
 * what visitors have.
 */
export async function sendFile(
  request: Request,
  response: Response,
  { publicDirectory, path: name, status }: FileAnswer,
): Promise<void> {
  const precompressed = ENCODINGS.filter(({ suffix }) =>
    existsSync(path.join(publicDirectory, name + suffix)),
  )
  if (precompressed.length > 0) response.vary('Accept-Encoding')
  const accepted = request.acceptsEncodings()
  const chosen = precompressed.find(({ encoding }) => accepted.includes(encoding))
  if (chosen !== undefined) response.set('Content-Encoding', chosen.encoding)

  const file = name.slice(1) + (chosen?.suffix ?? '')
  if (status === 200) response.set('ETag', await readEtag(path.join(publicDirectory, file)))
  response.status(status)
  await new Promise<void>((resolve, reject) => {
    const options = {
      root: publicDirectory,
      dotfiles: 'allow' as const,
      cacheControl: false,
      lastModified: false,
      acceptRanges: false,
    }
    response.sendFile(file, options, (error) => {
      // A visitor who goes away is not an error.
      if (error && !response.destroyed && !response.headersSent) reject(error)
      else resolve()
    })
  })
}

const ENCODINGS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const

/** Strong: files of two releases may agree in size and time, but not in their bytes. */
async function readEtag(file: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(file))
  return `"${hash.digest('base64url').slice(0, 22)}"`
}
