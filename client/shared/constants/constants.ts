/** After an answer that may be transient, for page data and app data. */
export const PAGE_DATA_RETRIES = 3

/** In ms, until a notice of a slow page load. */
export const SLOW_LOAD_MS = 1000

/** In ms, the fade-out of a page. */
export const FADE_DELAY_MS = 250

/** Documents per request; the content service allows no more. */
export const CONTENT_PAGE_SIZE = 100

/** In ms, until the page stays with the fallback font. */
export const FONT_LOAD_TIMEOUT_MS = 3000
