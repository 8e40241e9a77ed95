import { existsSync } from 'node:fs'
import path from 'node:path'

import type { Request, Response } from 'express'

/** One file of a release, and how it is to be answered. */
export interface FileAnswer {
  publicDirectory: string
  /** Starts with a slash. */
  path: string
  status: number
}

/** The twin of a file that the client accepts, brotli first. */
export interface Representation {
  /** The absolute name of the file to send. */
  file: string
  encoding: 'br' | 'gzip' | null
  /** Whether the client's `Accept-Encoding` made a difference. */
  varies: boolean
}

export function selectRepresentation(request: Request, answer: FileAnswer): Representation {
  const file = path.join(answer.publicDirectory, answer.path)
  const twins = TWINS.filter(({ suffix }) => existsSync(file + suffix))
  const accepted = request.acceptsEncodings()
  const twin = twins.find(({ encoding }) => accepted.includes(encoding))
  return {
    file: file + (twin?.suffix ?? ''),
    encoding: twin?.encoding ?? null,
    varies: twins.length > 0,
  }
}

/**
 * Sends a file, whole: as nginx does here, to whoever asks for a part too. Conditional requests are heard.
 * Dates are not used: a release that is rolled back to is older than what visitors have.
 */
export async function sendFile(
  response: Response,
  representation: Representation,
  answer: FileAnswer,
): Promise<void> {
  response.status(answer.status)
  await new Promise<void>((resolve, reject) => {
    response.sendFile(
      path.relative(answer.publicDirectory, representation.file),
      {
        root: answer.publicDirectory,
        dotfiles: 'allow',
        cacheControl: false,
        lastModified: false,
        acceptRanges: false,
      },
      (error) => {
        // A visitor who goes away is no fault of ours.
        if (error && !response.destroyed && !response.headersSent) reject(error)
        else resolve()
      },
    )
  })
}

const TWINS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const
