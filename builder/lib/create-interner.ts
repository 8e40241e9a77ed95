/** Copies, and even as a key no part of a text, which would keep the whole text in memory. */
export function createInterner(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const own = known.get(text) ?? Buffer.from(text).toString()
    known.set(own, own)
    return own
  }
}
