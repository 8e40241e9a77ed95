import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import type { SidecarConfig } from './config.js'

/** Secrets of requests and bodies. */
const SECRETS = [
  'headers.authorization',
  'headers.cookie',
  'secret',
  'accessToken',
  '*.headers.authorization',
  '*.headers.cookie',
  '*.secret',
  '*.accessToken',
]

export function createLogger(
  { logLevel }: Pick<SidecarConfig, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    base: { service: 'sidecar' },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    redact: SECRETS,
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
