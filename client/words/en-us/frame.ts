export * from '../en-gb/frame.js'

/** As `CONTENT_LANG` has it. */
export const language = 'en-us'
