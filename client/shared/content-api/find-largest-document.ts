/** How each document of an answer begins. */
const HEAD =
  /\{"id":"([^"\\]{1,80})","uid":(?:null|"([^"\\]{1,80})[^"]{0,500}"),"url":[^,]{0,2000},"type":"([^"\\]{1,80})"/g

/** The document that takes most of an answer, whole or cut off, as `job "7" (id)`; null if none is seen. */
export function findLargestDocument(answer: string): string | null {
  const heads = [...answer.matchAll(HEAD)]
  let largest: string | null = null
  let most = 0
  heads.forEach(({ index, 1: id, 2: uid, 3: type }, at) => {
    const length = (heads[at + 1]?.index ?? answer.length) - index
    if (length <= most) return
    most = length
    largest = `${type}${uid === undefined ? '' : ` "${uid}"`} (${id})`
  })
  return largest
}
