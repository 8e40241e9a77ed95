/**
 * The parameters of a request's URL. Express would make a list of one that is given twice; the API
 * takes the first, or all.
 */
export function readParameters({ url }: { url: string }): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start === -1 ? '' : url.slice(start))
}
