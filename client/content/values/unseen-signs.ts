/* Signs that nobody sees, and that a copied value brings along: U+200B, a soft hyphen, marks of direction. */

const SEEN = String.raw`[^\0-\x7f\s\p{Cf}\p{DI}\u2800]`
/** Joiners within words of Persian or Indian languages and within emoji belong there. */
const JOINER = String.raw`(?<=${SEEN}\ufe0f?)[\u200c\u200d](?=${SEEN})|(?<=${SEEN})\ufe0f`

/** Source of an expression with the flag `u`, for one sign. */
export const UNSEEN = String.raw`(?!${JOINER})[\p{Cf}\p{DI}\u2800]`

const EACH = new RegExp(UNSEEN, 'gu')
const FIRST = new RegExp(String.raw`^(?:\s|${UNSEEN})+`, 'u')
const LAST = new RegExp(String.raw`(?:\s|${UNSEEN})$`, 'u')
/** No sign depends on more of the signs before it. */
const REACH = 8

/** Without such signs, and without space, at both ends. */
export function trimSigns(text: string): string {
  return trimEnd(text.replace(FIRST, ''), (end) => LAST.exec(end)?.[0] ?? '')
}

/** Without the sign that is found at the end, until none is: of the text up to there, only the last few signs are asked. */
export function trimEnd(text: string, findSign: (end: string) => string): string {
  let length = text.length
  const findNext = () => findSign(text.slice(Math.max(0, length - REACH), length)).length
  for (let found = findNext(); found > 0; found = findNext()) length -= found
  return text.slice(0, length)
}

/** For a message, in which such a sign would not be seen either: '[U+200B]'. */
export function nameUnseen(text: string): string {
  return text.replace(EACH, (sign) => `[${toCodePoint(sign)}]`)
}

export function toCodePoint(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
