/** What a request lacks, so that a server rightly waits for more; null if it is whole or no HTTP. */
export function findMissing(request: string): string | null {
  // Line ends before a request are no part of it.
  const text = request.replace(/^(?:\r?\n)+/, '')
  if (text === '') return 'no request'
  if (!text.includes('\n')) return 'a line without an end'
  const end = /\r?\n\r?\n/.exec(text)
  if (end === null) return 'a head without an end'
  const head = text.slice(0, end.index)
  const body = text.slice(end.index + end[0].length)
  if (/^transfer-encoding:[ \t]*chunked[ \t]*\r?$/im.test(head)) {
    return isWholeInChunks(body) ? null : 'chunks without an end'
  }
  const length = /^content-length:[ \t]*(\d+)[ \t]*\r?$/im.exec(head)?.[1]
  return body.length < Number(length ?? 0) ? 'less than its length' : null
}

/** Also what is not in chunks is whole: a server refuses it. */
function isWholeInChunks(body: string): boolean {
  for (let rest = body; ;) {
    const [line = '', size = ''] = /^([\da-f]+)[^\n]*\n/i.exec(rest) ?? []
    if (line === '') return rest.includes('\n')
    rest = rest.slice(line.length)
    const length = parseInt(size, 16)
    if (length === 0) return /^(?:[^\r\n]+\r?\n)*\r?\n/.test(rest)
    if (rest.length < length + 2) return false
    rest = rest.slice(length + 2)
  }
}
