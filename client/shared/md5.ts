/** MD5 of a text's UTF-8 form, in hexadecimal. Browsers have no MD5 of their own. RFC 1321. */
export function md5(text: string): string {
  const words = toBlocks(toUtf8(text))
  let [a, b, c, d] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
  for (let block = 0; block < words.length; block += 16) {
    const before = [a, b, c, d] as const
    for (let step = 0; step < 64; step++) {
      const [mixed, index] = mix(step, b, c, d)
      const sum = a + mixed + (SINES[step] as number) + (words[block + index] as number)
      const shift = SHIFTS[(step >> 4) * 4 + (step & 3)] as number
      ;[a, d, c, b] = [d, c, b, (b + ((sum << shift) | ((sum >>> 0) >>> (32 - shift)))) | 0]
    }
    a = (a + before[0]) | 0
    b = (b + before[1]) | 0
    c = (c + before[2]) | 0
    d = (d + before[3]) | 0
  }
  return [a, b, c, d].map(toHex).join('')
}

const SHIFTS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const SINES = Array.from({ length: 64 }, (_, step) => (Math.abs(Math.sin(step + 1)) * 2 ** 32) | 0)

/** The round's function of three words, and which word of the block it goes with. */
function mix(step: number, b: number, c: number, d: number): [number, number] {
  if (step < 16) return [(b & c) | (~b & d), step]
  if (step < 32) return [(d & b) | (~d & c), (5 * step + 1) & 15]
  if (step < 48) return [b ^ c ^ d, (3 * step + 5) & 15]
  return [c ^ (b | ~d), (7 * step) & 15]
}

function toUtf8(text: string): number[] {
  const escaped = encodeURIComponent(text).replace(/%([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
  return Array.from(escaped, (character) => character.charCodeAt(0))
}

/** Little-endian words: the bytes, a one bit, zeros, and the length in bits. */
function toBlocks(bytes: readonly number[]): number[] {
  const words = new Array<number>((((bytes.length + 8) >> 6) + 1) * 16).fill(0)
  const put = (byte: number, index: number) => {
    words[index >> 2] = (words[index >> 2] as number) | (byte << ((index & 3) * 8))
  }
  bytes.forEach(put)
  put(0x80, bytes.length)
  words[words.length - 2] = bytes.length * 8
  return words
}

function toHex(word: number): string {
  return Array.from({ length: 4 }, (_, index) =>
    ((word >>> (index * 8)) & 255).toString(16).padStart(2, '0'),
  ).join('')
}
