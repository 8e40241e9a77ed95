/** The content prevents a release. Editors read the message. */
export class ContentError extends Error {
  override name = 'ContentError'
}
