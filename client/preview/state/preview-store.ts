import {
  INITIAL_PREVIEW_STATE,
  reducePreview,
  type PreviewEvent,
  type PreviewState,
} from './preview-state.js'

export interface PreviewStore {
  getState: () => PreviewState
  dispatch: (event: PreviewEvent) => void
  subscribe: (listener: () => void) => () => void
}

export function createPreviewStore(): PreviewStore {
  const listeners = new Set<() => void>()
  let state = INITIAL_PREVIEW_STATE
  return {
    getState: () => state,
    dispatch: (event) => {
      const next = reducePreview(state, event)
      if (next === state) return
      state = next
      listeners.forEach((listener) => listener())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
