/**
 * Whether the preview cookie names the repository, or is a plain ref, which names none. The tracker
 * that the toolbar leaves in every editor's browser is neither. A file of its own, because every
 * visitor's browser loads it.
 *
 * @param repositoryName any repository, by default
 */
export function hasPreviewCookie(
  cookies: string | undefined,
  repositoryName = '[a-z0-9-]+',
): boolean {
  const named = String.raw`(?:[^;]*(?:["/]|%22|%2F))?${repositoryName}(?:\.cdn)?\.prismic\.io(?![a-z0-9.-])`
  const plain = String.raw`[\w~-]+(?:(?::|%3A)[\w~-]+)*(?:;|$)`
  const cookie = new RegExp(`(?:^|; *)io\\.prismic\\.preview=(?:${named}|${plain})`, 'i')
  return cookie.test(cookies ?? '')
}
