/** However often it failed, in ms. */
export const LONGEST_BACKOFF = 300_000

/**
 * How long to wait before attempt n + 1, in ms: doubles, and a half is left to chance, so that builders
 * that failed together do not return together.
 */
export function toBackoff(
  attempts: number,
  random: () => number,
  longest = LONGEST_BACKOFF,
): number {
  const full = Math.min(longest, 1000 * 2 ** Math.min(attempts - 1, 20))
  return full * (0.5 + random() / 2)
}
