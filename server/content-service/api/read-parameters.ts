/** The parameters of a request's URL. Express would make a list of one that is given twice. */
export function readParameters({ url }: { url: string }): URLSearchParams {
  return new URLSearchParams(url.replace(/^[^?]*\??/, ''))
}
