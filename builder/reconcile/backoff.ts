/** In ms. */
export const LONGEST_BACKOFF = 300_000

/**
 * Wait after a number of failed attempts, in ms: doubles with each, with half of it random so that
 * builders that failed together do not retry together.
 */
export function toBackoff(
  attempts: number,
  random: () => number,
  longest = LONGEST_BACKOFF,
): number {
  const full = Math.min(longest, 1000 * 2 ** Math.min(attempts - 1, 20))
  return full * (0.5 + random() / 2)
}
