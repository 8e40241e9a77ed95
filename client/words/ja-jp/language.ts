/** As `CONTENT_LANG` has it. */
export const language = 'ja-jp'
/** Of its script. */
export const direction: 'ltr' | 'rtl' = 'ltr'
