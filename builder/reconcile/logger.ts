import { pino, stdTimeFunctions, type Logger } from 'pino'
import type { Log } from './reconcile-ports.js'

/** One JSON object a line on standard output, in the form of the sidecar's lines. */
export function createRebuildLogger(level: string): Logger {
  return pino({
    level,
    base: { service: 'builder' },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (name: string) => ({ level: name }) },
  })
}

export function toLog(logger: Logger): Log {
  return (level, message, fields) => logger[level](fields, message)
}
