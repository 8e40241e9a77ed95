import { writeSync } from 'node:fs'

const ASLEEP = new Int32Array(new SharedArrayBuffer(4))

/**
 * For a log's lines. Those that cannot be written, as on a full disk, are lost: pino's own stream would wait for room
 * even when the program ends, which no signal could then end.
 */
export const STANDARD_OUTPUT = {
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
