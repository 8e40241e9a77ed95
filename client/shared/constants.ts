/** Further requests after a page-data or app-data answer that may be a passing fault. */
export const PAGE_DATA_RETRIES = 3

/** A page load that takes longer, in ms, is announced to the visitor. */
export const SLOW_LOAD_MS = 1000

/** The incoming page fades in after the outgoing one has gone, in ms. */
export const FADE_DELAY_MS = 250

/** Documents asked for at once; the content service allows no more. */
export const CONTENT_PAGE_SIZE = 100

/** How long the repository's metadata may be reused, in ms. */
export const REPOSITORY_CACHE_MS = 5000

/** A web font that has not come by then, in ms, is given up. */
export const FONT_LOAD_TIMEOUT_MS = 3000
