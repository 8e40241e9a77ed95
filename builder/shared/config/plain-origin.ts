/** For example `https://fonts.example:8443`; http only for this machine. It stands within a header, so it has no signs. */
const ORIGIN = /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?$/i

/** The same rule as in `nginx/entrypoint.sh`. */
export function isPlainOrigin(text: string): boolean {
  return ORIGIN.test(text)
}

/** The part of an address before its path, whether it is plain or not. */
export function toOrigin(address: string): string {
  return /^[^/]+\/\/[^/?#]*/.exec(address)?.[0] ?? ''
}
