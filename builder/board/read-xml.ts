import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { isRecord } from '../../client/shared/lib/is-record.js'
import { BoardError } from './board-error.js'
import type { Fields } from './board-job.js'

/** Of elements within each other; boards have six. */
const DEEPEST = 30

/**
 * The root element of an XML answer, elements by their names without prefixes: a text, or the elements within.
 * Those of `lists` are lists, however many there are. Texts keep their entities, which are those of HTML too,
 * and are decoded where they are used. An answer must not declare any of its own: a few could fill the memory.
 * @throws BoardError
 */
export function readXml(answer: string, root: string, lists: readonly string[]): Fields {
  if (/^\s*<(?:!doctype\s+html|html)\b/i.test(answer)) throw new BoardError('is a page and no XML')
  if (/<!(?:DOCTYPE|ENTITY)\b/i.test(answer.replace(/<!\[CDATA\[.*?\]\]>/gs, ''))) {
    throw new BoardError('declares entities of its own, which no board needs')
  }
  const parser = new XMLParser({
    ignoreAttributes: true,
    removeNSPrefix: true,
    parseTagValue: false,
    processEntities: false,
    maxNestedTags: DEEPEST,
    isArray: (name: string) => lists.includes(name),
  })
  const document = parse(answer, parser)
  if (!(root in document)) throw new BoardError(`has no element "${root}"`)
  const found = document[root]
  return isRecord(found) ? found : {}
}

function parse(answer: string, parser: XMLParser): Fields {
  if (XMLValidator.validate(answer) !== true) throw new BoardError('is no whole XML')
  try {
    return parser.parse(answer) as Fields
  } catch {
    throw new BoardError(`is nested deeper than ${DEEPEST} elements, or is no XML`)
  }
}
