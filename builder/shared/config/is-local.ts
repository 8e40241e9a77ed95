/** Whether a site is on this machine, where no visitor sees it. */
export function isLocal(siteUrl: string): boolean {
  return /^(localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(siteUrl).hostname)
}
