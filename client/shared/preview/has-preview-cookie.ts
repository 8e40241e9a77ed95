/**
 * The toolbar leaves a cookie without a repository in every editor's browser. A file of its own,
 * because every visitor's browser loads it.
 */
export function hasPreviewCookie(cookies: string | undefined): boolean {
  return NAMED_REPOSITORY.test(cookies ?? '')
}

const NAMED_REPOSITORY =
  /(?:^|; *)io\.prismic\.preview=[^;]*[A-Za-z0-9-]\.prismic\.io(?![A-Za-z0-9.-])/
