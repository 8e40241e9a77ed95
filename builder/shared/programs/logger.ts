import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from '../config/log-levels.js'
import { printTexts } from './printable.js'
import { writeSync } from 'node:fs'

/** Paths of secrets in a logged object and in the objects that it holds. */
const SECRETS = [
  ...['headers.authorization', 'headers.cookie', 'secret'],
  ...['accessToken', 'customTypesToken', 'privateKey'],
].flatMap((name) => [name, `*.${name}`])

export function createLogger(
  service: string,
  level: LogLevel,
  destination: DestinationStream = STANDARD_OUTPUT,
): Logger {
  const options = {
    level,
    base: { service },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (name: string) => ({ level: name }) },
    redact: SECRETS,
    hooks: { streamWrite: toPrintableLine },
  }
  return pino(options, destination)
}

function toPrintableLine(line: string): string {
  return `${JSON.stringify(JSON.parse(line), printTexts)}\n`
}

const ASLEEP = new Int32Array(new SharedArrayBuffer(4))

/**
 * For a log's lines. Those that cannot be written, as on a full disk, are lost: pino's own stream would wait for room
 * even when the program ends, which no signal could then end.
 */
const STANDARD_OUTPUT = {
  write: (line: string): void => {
    const bytes = Buffer.from(line)
    for (let written = 0; written < bytes.length;) {
      try {
        written += writeSync(1, bytes, written)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
        // Its reader is slow.
        Atomics.wait(ASLEEP, 0, 0, 10)
      }
    }
  },
}
