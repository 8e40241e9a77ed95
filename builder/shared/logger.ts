import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Paths of secrets in a logged object and in the objects that it holds. */
const SECRETS = [
  ...['headers.authorization', 'headers.cookie', 'secret'],
  ...['accessToken', 'customTypesToken', 'privateKey'],
].flatMap((name) => [name, `*.${name}`])

export function createLogger(
  service: string,
  level: LogLevel,
  destination?: DestinationStream,
): Logger {
  const options = {
    level,
    base: { service },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (name: string) => ({ level: name }) },
    redact: SECRETS,
  }
  return pino(options, destination)
}
