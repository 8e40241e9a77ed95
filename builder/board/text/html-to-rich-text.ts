import type { RTTextNode } from '@prismicio/client'
import { defaultTreeAdapter } from 'parse5'
import { readAddress } from '../../../client/content/values/web-address.js'
import { createBlockCollector, type BlockCollector, type SpanMark } from './block-collector.js'
import {
  attributeOf,
  parseHtml,
  textsOf,
  WITHOUT_TEXT,
  type HtmlElement,
  type HtmlNode,
} from './parse-html.js'

/** What is shown of a text where nothing has a name for it. */
type Note = (text: string) => void

interface Visit {
  blocks: BlockCollector
  note: Note
  /** Around the element, outermost first. */
  lists: readonly string[]
  depth: number
}

/** All words of a text, and its headings, lists, emphasis and links. `note`: what else it has. */
export function htmlToRichText(html: string, note: Note = () => {}): RTTextNode[] {
  const blocks = createBlockCollector()
  const { nodes, isTooDeep } = parseHtml(html)
  if (isTooDeep) {
    note('its text is nested so deep that it is taken over without headings, lists and links')
  }
  visitAll(nodes, { blocks, note, lists: [], depth: 0 })
  return blocks.finish()
}

/** Each level takes some of the stack. */
const DEEPEST = 250

/** The page's own title is its h1, so headings start at level 2. */
const HEADING_TYPES: Readonly<Record<string, RTTextNode['type']>> = {
  h1: 'heading2',
  h2: 'heading2',
  h3: 'heading3',
  h4: 'heading3',
  h5: 'heading3',
  h6: 'heading3',
}

/** Within a paragraph; any other element starts and ends one, so that no two words become one. */
const INLINE_ELEMENTS = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr noscript q rp rt ruby s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

const MARKS: Readonly<Record<string, SpanMark>> = {
  strong: { type: 'strong' },
  b: { type: 'strong' },
  em: { type: 'em' },
  i: { type: 'em' },
}

/** By their names in a report. */
const MEDIA: Readonly<Record<string, string>> = {
  audio: 'recording',
  embed: 'embedded object',
  iframe: 'frame',
  img: 'picture',
  input: 'input',
  object: 'embedded object',
  script: 'script',
  source: 'file',
  svg: 'drawing',
  video: 'video',
}

function visitAll(nodes: readonly HtmlNode[], visit: Visit): void {
  if (visit.depth > DEEPEST) {
    visit.note('a part of its text is nested so deep that it is taken over as plain text')
    return visit.blocks.addText([...textsOf(nodes)].join(' '))
  }
  for (const node of nodes) {
    if (defaultTreeAdapter.isTextNode(node)) visit.blocks.addText(node.value)
    else if (defaultTreeAdapter.isElementNode(node)) visitElement(node, visit)
  }
}

function visitElement(element: HtmlElement, visit: Visit): void {
  const { tagName, childNodes } = element
  const { blocks, note, lists, depth } = visit
  const visitChildren = (nextLists = lists) =>
    visitAll(childNodes, { ...visit, lists: nextLists, depth: depth + 1 })
  const heading = HEADING_TYPES[tagName]
  const medium = MEDIA[tagName]
  const mark = tagName === 'a' ? toLinkMark(element, note) : MARKS[tagName]

  if (medium !== undefined) note(describeMedium(medium, element))
  if (WITHOUT_TEXT.has(tagName)) blocks.addText(' ')
  else if (tagName === 'br') blocks.addBreak()
  else if (tagName === 'tr' && cellsOf(element).length > 1) visitRow(element, visit)
  else if (heading !== undefined) blocks.within(heading, visitChildren)
  else if (tagName === 'li') {
    blocks.within(lists.at(-1) === 'ol' ? 'o-list-item' : 'list-item', visitChildren)
  } else if (mark !== undefined) blocks.marked(mark, visitChildren)
  else if (INLINE_ELEMENTS.has(tagName)) visitChildren()
  else if (tagName === 'img' || tagName === 'input') blocks.addText(' ')
  else {
    blocks.endLine()
    visitChildren(tagName === 'ul' || tagName === 'ol' ? [...lists, tagName] : lists)
    blocks.endLine()
  }
}

/** 'Junior: 30,000 | 25 days', unless a cell has paragraphs or lists of its own, as where a table makes columns. */
function visitRow(row: HtmlElement, visit: Visit): void {
  const { blocks, note, depth } = visit
  const cells = cellsOf(row)
  note('its table is taken over line by line')
  const visitCell = ({ childNodes }: HtmlElement) =>
    visitAll(childNodes, { ...visit, depth: depth + 1 })
  if (!cells.every(isOneLine)) {
    for (const cell of cells) {
      blocks.endLine()
      visitCell(cell)
      blocks.endLine()
    }
    return
  }
  blocks.inOneLine(() => {
    cells.forEach((cell, index) => {
      blocks.separate(index < 2 ? ': ' : ' | ')
      visitCell(cell)
    })
  })
}

/** What else stands in a row, parsers move out of the table. */
function cellsOf({ childNodes }: HtmlElement): HtmlElement[] {
  return childNodes
    .filter(defaultTreeAdapter.isElementNode)
    .filter(({ tagName }) => tagName === 'td' || tagName === 'th')
}

function isOneLine({ childNodes }: HtmlElement): boolean {
  let paragraphs = 0
  const waiting: HtmlNode[] = [...childNodes]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue
    const { tagName } = node
    if (/^(?:h[1-6]|ul|ol|dl|table|pre|blockquote)$/.test(tagName)) return false
    if (/^(?:p|div)$/.test(tagName)) paragraphs += 1
    if (paragraphs > 1) return false
    waiting.push(...node.childNodes)
  }
  return true
}

const LONGEST_ADDRESS = 300

function describeMedium(name: string, element: HtmlElement): string {
  const [address = ''] = ['src', 'data', 'href', 'srcset']
    .map((attribute) => attributeOf(element, attribute))
    .filter((value) => value !== '')
  const words = ['alt', 'title', 'value', 'placeholder']
    .map((attribute) => attributeOf(element, attribute))
    .filter((value) => value !== '')
    .map((value) => ` "${value}"`)
  const at = address === '' ? '' : ` ${address.slice(0, LONGEST_ADDRESS)}`
  return `the ${name}${at}${words.join('')} is left out`
}

/** Undefined unless the URL is absolute and its scheme cannot run code. */
function toLinkMark(element: HtmlElement, note: Note): SpanMark | undefined {
  const href = readAddress(attributeOf(element, 'href')).address
  if (/^(https?:\/\/|mailto:|tel:)/i.test(href)) {
    return { type: 'hyperlink', data: { link_type: 'Web', url: href } }
  }
  if (href !== '') {
    const text = [...textsOf(element.childNodes)].join('').replace(/\s+/g, ' ').trim()
    note(`the link "${text}" to ${href.slice(0, LONGEST_ADDRESS)} is taken over as plain text`)
  }
  return undefined
}
