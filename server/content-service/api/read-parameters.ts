/** Express would turn a repeated parameter into an array. */
export function readParameters({ url }: { url: string }): URLSearchParams {
  return new URLSearchParams(url.replace(/^[^?]*\??/, ''))
}
