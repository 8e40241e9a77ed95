/** The board prevents a release. The message names it, and the remedy. */
export class BoardError extends Error {
  override name = 'BoardError'
}
