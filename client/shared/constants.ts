/** After a page-data or app-data answer that may be a passing fault. */
export const PAGE_DATA_RETRIES = 3

/** A page load that takes longer, in ms, shows a notice. */
export const SLOW_LOAD_MS = 1000

/** In ms, of the outgoing page. */
export const FADE_DELAY_MS = 250

/** Documents a request; the content service allows no more. */
export const CONTENT_PAGE_SIZE = 100

/** In ms, after which the fallback font stays. */
export const FONT_LOAD_TIMEOUT_MS = 3000
