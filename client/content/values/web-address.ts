import { toCodePoint, trimEnd, trimSigns, UNSEEN } from './unseen-signs.js'

export interface ReadAddress {
  /** Without what was copied along at its ends. */
  address: string
  /** What is wrong within. */
  fault: { message: string; remedy: string } | null
}

/** The address of a link as a person has pasted it, or as a job board sends it: the one reader of all of them. */
export function readAddress(given: string): ReadAddress {
  const decoded = given.replace(ENCODED, '')
  if (ORDINARY.test(decoded)) return { address: decoded, fault: null }
  const whole = withoutSentence(decoded)
  const first = toFirst(whole)
  const address = withoutSentence(first)
  return { address, fault: findSign(address) ?? (first === whole ? null : TWO) }
}

/** Most are, and need no more. */
const ORDINARY = /^(?!.+https?:)[a-z\d/#?][!-~]*[\w/=&%#-]$/i

/** Signs that nobody sees at the end of an address that a browser has encoded. */
const ENCODED = /(?:%E2%80%(?:8[B-F]|A[A-E])|%E2%81%A\d|%C2%AD|%EF%BB%BF|%E3%85%A4)+\s*$/i

const OPENING = new RegExp(String.raw`^(?:[\s"'\x60<>‹›«»“”„‟‘’‚‛([{（「『【《〈]|${UNSEEN})+`, 'u')
const AFTER_SCHEME = new RegExp(String.raw`^(https?:\/\/|mailto:|tel:)(?:\s|${UNSEEN})+`, 'iu')
/** Not three full stops: they say that the address was cut off. */
const CLOSING = new RegExp(
  String.raw`(?:[\s"'\x60<>‹›«»“”„‟‘’‚‛)\]}）」』】》〉,;:。，、；：！？．｡､،؛۔।]|(?<!\.)\.|${UNSEEN})$`,
  'u',
)
const BRACKETS: Readonly<Record<string, string>> = Object.fromEntries(
  ['()', '[]', '{}', '（）', '「」', '『』', '【】', '《》', '〈〉'].map(
    ([open = '', close = '']) => [close, open],
  ),
)

/** Without signs that nobody sees, and those of the sentence or the brackets around the address. */
function withoutSentence(given: string): string {
  const text = given.replace(OPENING, '').replace(AFTER_SCHEME, '$1')
  if (IS_LETTER.test(text)) return trimSigns(text)
  const spare: Record<string, number> = {}
  return trimEnd(text, (end) => {
    const sign = CLOSING.exec(end)?.[0] ?? ''
    const opening = BRACKETS[sign]
    if (opening === undefined) return sign
    const left = spare[sign] ?? text.split(sign).length - text.split(opening).length
    spare[sign] = left - 1
    return left > 0 ? sign : ''
  })
}

/** Its subject and text may end as any sentence. */
const IS_LETTER = /^mailto:[^?]*\?/i

const TWO = {
  message: 'two addresses stand in one field.',
  remedy: 'The link leads to the first: give each a field of its own.',
}

function toFirst(address: string): string {
  const comma = address.search(/[,;|](?=https?:\/\/)(?<=^[^?#]*)/i)
  const list = comma === -1 ? address : address.slice(0, comma)
  const space = list.search(/\s/)
  const isTwo = /^(?:https?:|\/)/i.test(list) && /https?:|mailto:|tel:/i.test(list.slice(space))
  return space > 0 && isTwo ? list.slice(0, space) : list
}

const HIDDEN = String.raw`[\u2010\u2011]|${UNSEEN}`
const WITHIN = new RegExp(String.raw`\s|${HIDDEN}`, 'u')
const WITHIN_WORDS = new RegExp(HIDDEN, 'u')

function findSign(address: string): ReadAddress['fault'] {
  const isOfWords = IS_LETTER.test(address) || /^tel:/i.test(address)
  const found = (isOfWords ? WITHIN_WORDS : WITHIN).exec(address)
  if (found === null) return null
  const [sign] = found
  const isSpace = /[^\S\ufeff]/.test(sign)
  const kind = isSpace
    ? 'a space'
    : /[\u2010\u2011]/.test(sign)
      ? 'a hyphen of print'
      : 'a sign that nobody sees'
  const before = address.slice(Math.max(0, found.index - 40), found.index)
  return {
    message: `${kind}, ${toCodePoint(sign)}, stands behind "${before}".`,
    remedy: isSpace
      ? 'Write one address alone, and a space that belongs to it as %20.'
      : 'Delete it there, or type the address again.',
  }
}
