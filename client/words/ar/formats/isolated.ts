/** In quotes, and apart from the order of the text around it: it may be of another direction, as 'C++'. */
export const quoted = (text: string) => `«\u2068${text}\u2069»`

/** The sign of a currency stays whole: 'US$' would else be 'US' with its dollar beyond it. */
export const withWholeSign = (amount: string) => amount.replace(/[A-Z]*\p{Sc}/u, '\u2066$&\u2069')
