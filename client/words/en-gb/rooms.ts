import type { SameWords } from '../same-words.js'

/* The compiler holds each room against British English here. */

export * as countText from './formats/count-text.js'
export * as dateText from './formats/date-text.js'
export * as frame from './frame.js'
export * as language from './language.js'

export type Checked = SameWords<typeof import('./rooms.js')>
