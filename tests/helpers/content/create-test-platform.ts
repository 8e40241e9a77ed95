import { createPlatform, type Platform } from '../../../client/shared/content-api/platform.js'

export interface TestPlatform extends Platform {
  /** How long readers were told to wait, in ms, in order. */
  waits: number[]
}

/** The real network, without the waiting between attempts and without chance. */
export function createTestPlatform(given: Partial<Platform> = {}): TestPlatform {
  const waits: number[] = []
  return {
    ...createPlatform(globalThis),
    random: () => 0,
    wait: async (ms) => void waits.push(ms),
    ...given,
    waits,
  }
}
