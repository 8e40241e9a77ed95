import { createPlatform, type Platform } from '../../../client/shared/content-api/platform.js'

export interface TestPlatform extends Platform {
  /** The requested waits in ms, in order. */
  waits: number[]
}

/** The real network, without waits between attempts and without randomness. */
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
