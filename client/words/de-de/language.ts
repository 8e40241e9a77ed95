/** As `CONTENT_LANG` has it. */
export const language = 'de-de'
/** Of its script. */
export const direction: 'ltr' | 'rtl' = 'ltr'
