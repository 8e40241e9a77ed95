import { toList } from './formats/list-text.js'

export * from '../en-gb/listing.js'

/** Why a search found the role. @param texts That the row does not show. */
export const matches = (texts: readonly string[]) =>
  `Matches ${toList(texts.map((text) => `“${text}”`))}`
export const noneMatchesSearch = (text: string) => `No role matches “${text}”`
