import { escapeXml, toXmlCharacters } from '../../shared/lib/escape.js'

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Text as it is, in as many sections as it takes not to end one by itself. */
function cdata(text: string): string {
  return `<![CDATA[${toXmlCharacters(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

/** An element around XML that is already written. */
export function element(
  name: string,
  content: string | readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const body = typeof content === 'string' ? content : content.join('')
  if (body === '') return `${openTag(name, attributes).slice(0, -1)}/>\n`
  return openTag(name, attributes) + body + closeTag(name)
}

export function openTag(name: string, attributes: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}>`
}

export function closeTag(name: string): string {
  return `</${name}>\n`
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
