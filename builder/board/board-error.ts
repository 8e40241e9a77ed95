/** The board prevents a release. The message names it, and the remedy. */
export class BoardError extends Error {
  override name = 'BoardError'
}

/** There is nothing at an address of the board, or nothing any more. */
export class GoneError extends BoardError {}
