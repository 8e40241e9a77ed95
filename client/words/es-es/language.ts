/** As `CONTENT_LANG` has it. */
export const language = 'es-es'
/** Of its script. */
export const direction: 'ltr' | 'rtl' = 'ltr'
