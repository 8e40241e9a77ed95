/** As `CONTENT_LANG` has it. */
export const language = 'ar'
/** Of its script. */
export const direction: 'ltr' | 'rtl' = 'rtl'
