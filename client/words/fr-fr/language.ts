/** As `CONTENT_LANG` has it. */
export const language = 'fr-fr'
/** Of its script. */
export const direction: 'ltr' | 'rtl' = 'ltr'
