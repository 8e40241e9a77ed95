import type { CreateSearchEngine } from './search-engine.js'

/** Null if the code does not come. */
export async function loadSearchEngine(): Promise<CreateSearchEngine | null> {
  try {
    return (await import('./search-engine.js')).createSearchEngine
  } catch {
    return null
  }
}
