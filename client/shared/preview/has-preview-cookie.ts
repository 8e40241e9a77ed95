/**
 * Whether there is a preview cookie that names a repository; the toolbar leaves one without to every
 * editor. A file of its own, because every visitor's browser loads it.
 */
export function hasPreviewCookie(cookies: string | undefined): boolean {
  return NAMED_REPOSITORY.test(cookies ?? '')
}

const NAMED_REPOSITORY =
  /(?:^|; *)io\.prismic\.preview=[^;]*[A-Za-z0-9-]\.prismic\.io(?![A-Za-z0-9.-])/
