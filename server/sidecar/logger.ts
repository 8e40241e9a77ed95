import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import type { SidecarConfig } from './config.js'

/** Secrets that a request or a body may carry, wherever an object with them is logged. */
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

/** One JSON object a line, on standard output unless another destination is given. */
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
