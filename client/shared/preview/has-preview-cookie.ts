/**
 * Whether a `Cookie` header holds a preview cookie that names a repository; the toolbar's cookie
 * without one is every editor's, preview or not. Names are read as sent, escaped or not.
 */
export function hasPreviewCookie(cookies: string | undefined): boolean {
  return NAMED_REPOSITORY.test(cookies ?? '')
}

const NAMED_REPOSITORY =
  /(?:^|; *)io\.prismic\.preview=[^;]*[A-Za-z0-9-]\.prismic\.io(?![A-Za-z0-9.-])/
