import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode
export type HtmlElement = DefaultTreeAdapterTypes.Element

/**
 * A board's text, escaped or not, as in a browser without script: what stands in `noscript` is there. A text
 * that is nested too deep has lost its tags.
 */
export function parseHtml(html: string): { nodes: HtmlNode[]; isTooDeep: boolean } {
  const given = unescapeHtml(html)
  const tooDeep = isTooDeep(given)
  const text = tooDeep ? given.replace(/<[^>]*>/g, ' ') : given
  const { childNodes: nodes } = parseFragment(null, text, { scriptingEnabled: false })
  return { nodes, isTooDeep: tooDeep }
}

/** Greenhouse returns HTML with its entities escaped; a text that already has tags is not escaped. */
export function unescapeHtml(html: string): string {
  if (/<[a-z!/]/i.test(html)) return html
  const [textNode] = parseFragment(html.replaceAll('<', '&lt;')).childNodes
  return textNode !== undefined && defaultTreeAdapter.isTextNode(textNode) ? textNode.value : html
}

/** Of a field that is no HTML: 'R&amp;D' → 'R&D'. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi, unescapeHtml)
}

export function attributeOf({ attrs }: HtmlElement, name: string): string {
  return attrs.find((attribute) => attribute.name === name)?.value.trim() ?? ''
}

/** All text below some nodes, piece by piece, however deep it is nested. Scripts and styles are no text. */
export function* textsOf(nodes: readonly HtmlNode[]): Iterable<string> {
  const waiting = [...nodes].reverse()
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (defaultTreeAdapter.isTextNode(node)) yield node.value
    else if (defaultTreeAdapter.isElementNode(node) && !WITHOUT_TEXT.has(node.tagName)) {
      for (const child of [...node.childNodes].reverse()) waiting.push(child)
    }
  }
}

/** What stands within them is for machines, or for browsers that are no more. */
export const WITHOUT_TEXT: ReadonlySet<string> = new Set(['iframe', 'script', 'style', 'template'])

/** The parser takes time by the square of the depth, and no editor makes this. */
const DEEPEST = 1000

/** Elements that take no children, or end by themselves where the next begins. */
const SHALLOW =
  /^(?:area|base|br|col|dd|dt|embed|hr|img|input|li|link|meta|option|p|param|source|tbody|td|th|thead|tr|track|wbr)$/i

/** Before it is parsed; tags that are never closed count as nested. */
function isTooDeep(html: string): boolean {
  let depth = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    if (SHALLOW.test(name)) continue
    depth = Math.max(0, depth + (slash === '' ? 1 : -1))
    if (depth > DEEPEST) return true
  }
  return false
}
