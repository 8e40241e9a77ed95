/** The content keeps a release from being made; the message is for editors as well as for ops. */
export class ContentError extends Error {
  override name = 'ContentError'
}
