import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** What a person may read or hear, with where it stands. */
export interface Text {
  where: string
  text: string
}

/** Attributes of which nobody reads the value: addresses, names, numbers and keywords of HTML. */
const CODE_ATTRIBUTES =
  /^(?:id|class|style|href|src|srcset|imagesrcset|sizes|imagesizes|media|rel|type|as|for|name|lang|dir|role|target|action|method|hreflang|charset|http-equiv|property|color|integrity|crossorigin|referrerpolicy|fetchpriority|loading|decoding|width|height|viewbox|xmlns|d|fill|stroke.*|x|y|[cr][xy]?|scope|colspan|rowspan|datetime|autocomplete|autocapitalize|autocorrect|enterkeyhint|inputmode|spellcheck|translate|tabindex|hidden|disabled|open|itemprop|blocking|data-(?:active|build-hash|color|filters|length|page-path|part|path|start)|aria-(?:hidden|controls|current|describedby|labelledby|live|expanded|pressed|modal|haspopup|atomic|busy|checked|disabled|relevant))$/
/** Names of `<meta>` whose content is text. */
const READ_META = /title$|description$|site_name$|alt$|^twitter:(?:label|data)|^application-name$/

/** Of a whole page. Scripts and styles are not text, but what is told to search engines is. */
export function listHtmlTexts(html: string): Text[] {
  return listNodeTexts(parse(html, { scriptingEnabled: false }))
}

function listMarkupTexts(html: string): Text[] {
  return listNodeTexts(parseFragment(html))
}

function listNodeTexts(node: Node): Text[] {
  if ('value' in node) return [{ where: 'text', text: node.value }]
  if (!('childNodes' in node)) return []
  const own = 'tagName' in node ? listAttributeTexts(node) : []
  if ('tagName' in node && ['script', 'style'].includes(node.tagName))
    return [...own, ...listDataTexts(node)]
  const inner = 'content' in node ? [node.content] : node.childNodes
  const within = 'tagName' in node ? `<${node.tagName}>` : ''
  return [
    ...own,
    ...inner.flatMap(listNodeTexts).map(({ where, text }) => ({
      where: where === 'text' ? within : where,
      text,
    })),
  ]
}

function listAttributeTexts({ tagName, attrs }: Element): Text[] {
  const valueOf = (name: string) => attrs.find((attribute) => attribute.name === name)?.value ?? ''
  return attrs.flatMap(({ name, value }) => {
    if (CODE_ATTRIBUTES.test(name)) return []
    if (tagName === 'meta' && !READ_META.test(valueOf('name') || valueOf('property'))) return []
    if (name === 'value' && !/^(?:submit|button|reset)$/.test(valueOf('type'))) return []
    return [{ where: `<${tagName} ${name}>`, text: value }]
  })
}

function listDataTexts({ attrs, childNodes }: Element): Text[] {
  const isData = attrs.some(({ value }) => value === 'application/ld+json')
  const [child] = childNodes
  return isData && child && 'value' in child ? listJsonTexts(child.value) : []
}

/** Of each value, which may be HTML, also with its characters escaped. @param codes Names of values that are none. */
export function listJsonTexts(json: string, codes: ReadonlySet<string> = new Set()): Text[] {
  const visit = (value: unknown, where: string): Text[] => {
    if (typeof value === 'string') return listEscapedTexts(value, where)
    if (value === null || typeof value !== 'object') return []
    if (Array.isArray(value)) return value.flatMap((part) => visit(part, where))
    return Object.entries(value).flatMap(([name, part]) =>
      codes.has(name) ? [] : visit(part, name),
    )
  }
  return visit(JSON.parse(json), '')
}

/** Of each element, which may be HTML, in a section or with its characters escaped. */
export function listXmlTexts(xml: string): Text[] {
  const elements = xml.matchAll(/<([\w:]+)[^<>]*>(?:<!\[CDATA\[([^]*?)\]\]>|([^<]+))<\/\1>/g)
  return [...elements].flatMap(([, name = '', section, escaped = '']) => {
    return listEscapedTexts(section ?? escaped, name)
  })
}

function listEscapedTexts(html: string, where: string): Text[] {
  const texts = listMarkupTexts(html).map(({ text }) => text)
  const isEscaped = texts.some((text) => /<\w/.test(text))
  return (isEscaped ? listMarkupTexts(texts.join('')).map(({ text }) => text) : texts).map(
    (text) => ({ where, text }),
  )
}

/** Of what is generated beside elements. */
export function listStyleTexts(css: string): Text[] {
  return [...css.matchAll(/[;{]content:([^;}]*)/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, text, other]) => ({
      where: 'content',
      text: text ?? other ?? '',
    })),
  )
}

/** Of each property; lines that were folded are one. */
export function listCalendarTexts(calendar: string): Text[] {
  const lines = calendar.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  return lines.flatMap((line) => {
    const [name = '', ...text] = line.split(':')
    return [{ where: name, text: text.join(':') }]
  })
}
