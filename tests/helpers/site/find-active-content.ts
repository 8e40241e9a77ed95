import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { isParsableUrl } from '../../../client/shared/lib/is-parsable-url.js'

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'data', 'poster', 'background'])
const ELEMENTS = new Set(['script', 'iframe', 'object', 'embed', 'base', 'frame', 'foreignobject'])

/** Whatever in a page's markup could run, load a foreign document or change where links lead. */
export function findActiveContent(html: string): string[] {
  return listElements(parse(html)).flatMap(({ tagName, attrs }) => [
    ...(ELEMENTS.has(tagName.toLowerCase()) ? [`<${tagName}>`] : []),
    ...(attrs.some(({ name }) => name === 'http-equiv') ? ['http-equiv'] : []),
    ...attrs.flatMap(({ name, value }) => {
      const isActive =
        /^(?:on|srcdoc|style$)/.test(name) ||
        (ADDRESSES.has(name) && !isHarmless(value) && !isPicture(tagName, value))
      return isActive ? [`<${tagName} ${name}="${value}">`] : []
    }),
  ])
}

/** By the rules of browsers, which leave out tabs, line ends and what stands before a scheme. */
function isHarmless(address: string): boolean {
  if (!isParsableUrl(address, 'https://site.example')) return true
  const { protocol } = new URL(address, 'https://site.example')
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol)
}

/** Nothing in a picture runs. */
function isPicture(tagName: string, address: string): boolean {
  return tagName === 'img' && address.startsWith('data:image/')
}

function listElements(parent: ParentNode): Element[] {
  return parent.childNodes.flatMap((node) =>
    'tagName' in node ? [node, ...listElements(node)] : [],
  )
}
