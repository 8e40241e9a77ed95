/** A text that is created only when it is written. */
export interface Made {
  /** All that it is made from, besides code and settings: JSON values, which are never changed. */
  sources: readonly Source[]
  create: () => string
}

export type Source = object | string | null
