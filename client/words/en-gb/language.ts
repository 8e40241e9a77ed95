/** As `CONTENT_LANG` has it. */
export const language = 'en-gb'
