/** The content prevents a release. The message is read by editors as well as by operators. */
export class ContentError extends Error {
  override name = 'ContentError'
}
