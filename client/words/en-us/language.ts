export { direction } from '../en-gb/language.js'

/** As `CONTENT_LANG` has it. */
export const language = 'en-us'
