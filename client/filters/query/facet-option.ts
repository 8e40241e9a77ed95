export interface FacetValue {
  slug: string
  name: string
}

export interface FacetOption extends FacetValue {
  /** Former names and other spellings that links may still use. */
  aliases?: readonly string[]
  /** The landing page with the same jobs, if there is one. */
  path?: string
  /** The slug of the option that holds this one, or the name of a heading. */
  under?: string
  /** Finds nearly all jobs, or just those of another option, and so is visible only when chosen. */
  spare?: boolean
}
