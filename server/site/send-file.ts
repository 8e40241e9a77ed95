import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

import type { Request, Response } from 'express'

export interface FileAnswer {
  publicDirectory: string
  path: string
  status: number
}

/**
 * Sends precompressed files if the client accepts them, and unpacks long lists if it does not. No ranges, as
 * in nginx here. Conditional requests use entity tags only: after a rollback, files are older than visitors'
 * copies.
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
  const isPacked = chosen === undefined && !existsSync(path.join(publicDirectory, file))
  const stored = path.join(publicDirectory, isPacked ? `${file}.gz` : file)
  if (status === 200) response.set('ETag', `${isPacked ? 'W/' : ''}${await readEtag(stored)}`)
  response.status(status)
  if (isPacked) return void response.send(await unpack(await readFile(stored)))
  await new Promise<void>((resolve, reject) => {
    const options = {
      root: publicDirectory,
      dotfiles: 'allow' as const,
      cacheControl: false,
      lastModified: false,
      acceptRanges: false,
    }
    response.sendFile(file, options, (error) => {
      // An aborted request is not an error.
      if (error && !response.destroyed && !response.headersSent) reject(error)
      else resolve()
    })
  })
}

const unpack = promisify(gunzip)

const ENCODINGS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const

/** Strong, because files of two releases may have equal size and time but other bytes. */
async function readEtag(file: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(file))
  return `"${hash.digest('base64url').slice(0, 22)}"`
}
