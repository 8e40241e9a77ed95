import { PREVIEW_PATH } from '../../shared/page-paths.js'

/**
 * The address that opens one page in a preview, in a browser that has no cookie of it. It holds the
 * ref, which is a secret: whoever has it can read the drafts.
 */
export function toPreviewLink(
  origin: string,
  { ref, documentId, path }: { ref: string; documentId: string; path: string },
): string {
  const query = new URLSearchParams({ token: ref, documentId, to: path })
  return `${origin}${PREVIEW_PATH}?${query}`
}
