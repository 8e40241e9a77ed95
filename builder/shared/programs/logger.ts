import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from '../config/log-levels.js'
import { printTexts } from './printable.js'
import { STANDARD_OUTPUT } from './standard-output.js'

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
