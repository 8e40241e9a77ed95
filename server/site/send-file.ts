import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

import type { Request, Response } from 'express'
import { takeBaseOff } from '../../client/shared/requests/take-base-off.js'
import type { Release } from './read-release.js'

export interface FileAnswer {
  release: Release
  path: string
  status: number
}

/**
 * Sends precompressed files if the client accepts them, and compresses long lists. No ranges, as in nginx
 * here. Conditional requests use entity tags only: after a rollback, files are older than visitors' copies.
 */
export async function sendFile(
  request: Request,
  response: Response,
  { release, path: name, status }: FileAnswer,
): Promise<void> {
  const { publicDirectory, bases } = release
  const placeOf = (suffix: string) => path.join(publicDirectory, name + suffix)
  const precompressed = ENCODINGS.filter(({ suffix }) => existsSync(placeOf(suffix)))
  const isLongList = LIST.test(takeBaseOff(name, bases).path) && !existsSync(placeOf('.br'))
  if (precompressed.length > 0 || isLongList) response.vary('Accept-Encoding')
  const accepted = request.acceptsEncodings()
  const chosen = precompressed.find(({ encoding }) => accepted.includes(encoding))
  if (chosen !== undefined) response.set('Content-Encoding', chosen.encoding)
  else if (isLongList) return sendLongList(response, placeOf(''), accepted.includes('gzip'))

  if (status === 200) response.set('ETag', await readEtag(placeOf(chosen?.suffix ?? '')))
  response.status(status)
  await new Promise<void>((resolve, reject) => {
    const options = {
      root: publicDirectory,
      dotfiles: 'allow' as const,
      cacheControl: false,
      lastModified: false,
      acceptRanges: false,
    }
    response.sendFile(name.slice(1) + (chosen?.suffix ?? ''), options, (error) => {
      // An aborted request is not an error.
      if (error && !response.destroyed && !response.headersSent) reject(error)
      else resolve()
    })
  })
}

/** As in `nginx/locations/files.conf`. */
const LIST =
  /^\/(?:api\/jobs\.json|feeds\/[a-z]+\.xml|page-data\/sq\/d\/[0-9]+\.json)$|\/feed\.(?:json|xml)$/

/** In bytes, as in `nginx/snippets/long-list.conf`. */
const WORTH_COMPRESSING = 1_000

/** One that lies plain, or one of format 1, of which there is the gzip form alone. */
async function sendLongList(response: Response, file: string, takesGzip: boolean): Promise<void> {
  const body = existsSync(file) ? await readFile(file) : await unpack(await readFile(`${file}.gz`))
  const compresses = takesGzip && body.length >= WORTH_COMPRESSING
  if (compresses) response.set('Content-Encoding', 'gzip')
  response.set('ETag', `${compresses ? 'W/' : ''}${toEtag(body)}`)
  response.status(200).send(compresses ? await pack(body) : body)
}

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

const ENCODINGS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const

async function readEtag(file: string): Promise<string> {
  return toEtag(await readFile(file))
}

/** Strong, because files of two releases may have equal size and time but other bytes. */
function toEtag(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}
