const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const toEntity = (character: string) => ENTITIES[character] ?? character

/** Only for the content of an element. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, toEntity)
}

/** Also for an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, toEntity)
}

/** Also for an attribute in single quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, toEntity)
}

/** For an element or attribute of XML. */
export function escapeXml(text: string): string {
  return escapeAttribute(toXmlCharacters(text)).replace(/'/g, '&apos;').replace(/\r/g, '&#13;')
}

/** Removes what XML 1.0 cannot express: control characters, half a surrogate pair and the like. */
export function toXmlCharacters(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}
