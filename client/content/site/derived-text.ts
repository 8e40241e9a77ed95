/** A text made from other values, and created only when it is written. */
export interface DerivedText {
  /** All its inputs, apart from code and settings: JSON values, which are never changed. */
  sources: readonly Source[]
  create: () => string
}

export type Source = object | string | null
