/** As `CONTENT_LANG` has it. */
export const language = 'nl-nl'
/** Of its script. */
export const direction: 'ltr' | 'rtl' = 'ltr'
