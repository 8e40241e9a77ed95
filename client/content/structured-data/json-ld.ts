/**
 * JSON that cannot end the script element around it. As code, U+2028 and U+2029 would end a line, so
 * readers that take JSON for JavaScript do not meet them either.
 */
export function toJsonLd(value: object): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
