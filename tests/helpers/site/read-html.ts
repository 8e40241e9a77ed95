import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** A built HTML file as a browser, a crawler and a reader see it. */
export interface BuiltHtml {
  title: string
  canonical: string | null
  meta: Map<string, string>
  /** The text of the body, with each run of spaces as one. */
  text: string
  ids: Set<string>
  /** Values of `href` and `src`, with the element that has them. */
  addresses: { tag: string; rel: string; address: string }[]
  data: { '@type': string; [key: string]: unknown }[]
}

export function readHtml(html: string): BuiltHtml {
  const elements = listElements(parse(html))
  const data = elements.filter((element) => valueOf(element, 'type') === 'application/ld+json')
  const body = elements.find(({ tagName }) => tagName === 'body')
  return {
    title: textOf(elements.find(({ tagName }) => tagName === 'title')),
    canonical:
      elements
        .filter((element) => valueOf(element, 'rel') === 'canonical')
        .map((element) => valueOf(element, 'href'))[0] ?? null,
    meta: new Map(
      elements
        .filter(({ tagName }) => tagName === 'meta')
        .map((element) => [
          valueOf(element, 'name') ?? valueOf(element, 'property') ?? '',
          valueOf(element, 'content') ?? '',
        ]),
    ),
    text: textOf(body).replace(/\s+/g, ' '),
    ids: new Set(elements.flatMap((element) => valueOf(element, 'id') ?? [])),
    addresses: elements.flatMap((element) =>
      ['href', 'src'].flatMap((name) => {
        const address = valueOf(element, name)
        const rel = valueOf(element, 'rel') ?? ''
        return address === undefined ? [] : [{ tag: element.tagName, rel, address }]
      }),
    ),
    data: data.map((element) => JSON.parse(textOf(element))),
  }
}

function listElements(parent: ParentNode): Element[] {
  return parent.childNodes.flatMap((node) =>
    'tagName' in node ? [node, ...listElements(node)] : [],
  )
}

function valueOf(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value
}

function textOf(parent: ParentNode | undefined): string {
  return (parent?.childNodes ?? [])
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? textOf(node) : ''))
    .join(' ')
    .trim()
}
