import { closeTag, openTag, XML_DECLARATION } from '../../lib/xml.js'
import type { ListText, DerivedText } from '../../site/site-list.js'

interface XmlList {
  /** Names and attributes, from the outside in; the parts stand in the innermost. */
  elements: readonly (readonly [name: string, attributes?: Readonly<Record<string, string>>])[]
  /** XML before the parts. */
  head: readonly string[]
  parts: readonly DerivedText[]
}

export function createXmlList({ elements, head, parts }: XmlList): ListText {
  const opening = elements.map(([name, attributes]) => `${openTag(name, attributes)}\n`)
  const closing = elements.map(([name]) => closeTag(name)).reverse()
  return {
    head: [XML_DECLARATION, ...opening, ...head].join(''),
    separator: '',
    parts,
    tail: closing.join(''),
  }
}
