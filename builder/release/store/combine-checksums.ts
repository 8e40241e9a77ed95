/*
 * The CRC-32 of a text from those of its pieces, without the pieces, as `crc32_combine` of zlib computes
 * it: polynomials over GF(2), whose highest coefficient is the lowest bit.
 */

const POLYNOMIAL = 0xedb88320
const ONE = 0x80000000

/** `bytes` is the length of the second piece. */
export function combineChecksums(first: number, second: number, bytes: number): number {
  return (multiply(shiftOf(bytes), first) ^ second) >>> 0
}

/** What appending so many bytes multiplies a checksum with. */
function shiftOf(bytes: number): number {
  let shift = ONE
  // x to the power of 8, of 16, of 32, ...
  for (let [rest, power] = [bytes, ONE >>> 8]; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = multiply(power, shift)
    power = multiply(power, power)
  }
  return shift
}

function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if ((one & bit) !== 0) product ^= other
    other = (other & 1) === 1 ? (other >>> 1) ^ POLYNOMIAL : other >>> 1
  }
  return product >>> 0
}
