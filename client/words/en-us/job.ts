import { toAlternatives } from './formats/list-text.js'

export * from '../en-gb/job.js'

export const fixedTerm = 'Contract length'
/** Names of countries, at least one. */
export const remoteFrom = (places: readonly string[]) => `Remote, from ${toAlternatives(places)}`
export const adjustments = 'Request an accommodation'
