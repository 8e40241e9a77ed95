/** Everything that XML 1.0 has no way to write: control characters, half a surrogate pair and the like. */
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Text as the content of an element or the value of an attribute. */
function escapeXml(text: string): string {
  return text
    .replace(UNWRITABLE, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&apos;')
    .replace(/\r/g, '&#13;')
}

/** Text as it is, in as many sections as it takes not to end one by itself. */
function cdata(text: string): string {
  return `<![CDATA[${text.replace(UNWRITABLE, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

/** An element around XML that is already written. */
export function element(
  name: string,
  content: string | readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')
  const body = typeof content === 'string' ? content : content.join('')
  return body === '' ? `<${name}${written}/>\n` : `<${name}${written}>${body}</${name}>\n`
}

/** An element around plain text; nothing where there is none. */
export function textElement(
  name: string,
  text: string | null,
  attributes?: Readonly<Record<string, string>>,
): string {
  return text === null ? '' : element(name, escapeXml(text), attributes)
}

/** The same in a CDATA section, for readers that understand no character references. */
export function cdataElement(name: string, text: string | null): string {
  return text === null ? '' : element(name, cdata(text))
}
