import { createContext, useContext } from 'react'

export const SavedCopyContext = createContext<string | null>(null)

/**
 * The HTTP date of the saved copy that is shown while the network is away; null for a live page, and
 * always during the first render, which has to equal the server's.
 */
export function useSavedCopy(): string | null {
  return useContext(SavedCopyContext)
}
