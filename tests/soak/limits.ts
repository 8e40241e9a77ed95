/*
 * Where the soak has to judge by time. Each is many times what a free machine needs, and stands above the
 * table: on a machine that does much else at once, what is late says nothing else.
 */

/** In ms. */
export const LIMITS = {
  /** Without a byte from the web server. */
  answer: 60_000,
  /** From a publication, or the end of the last fault, until it is live. */
  publication: 180_000,
  /** For a page with all its drafts. */
  preview: 90_000,
  /** From a release until the web server has loaded its redirects. */
  redirects: 30_000,
}

export function describeLimits(): string {
  const limits = Object.entries(LIMITS).map(([what, ms]) => `${what} ${ms / 1000} s`)
  return `Limits: ${limits.join(', ')}; steps in the browser 120 s.`
}
