/** As `CONTENT_LANG` has it. */
export const language = 'en-gb'
/** Of its script. */
export const direction: 'ltr' | 'rtl' = 'ltr'
