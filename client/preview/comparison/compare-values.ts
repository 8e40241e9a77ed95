import { toFieldName, toItemName } from './part-names.js'
import { toReadText } from './read-text.js'

export interface Change {
  /** Where on the page, for example 'Steps “How we hire”: Text'. */
  part: string
  /** Empty where the page has none. Lines are paragraphs. */
  before: string
  after: string
  /** Addresses, for the two to be seen. */
  pictures?: { before: string | null; after: string | null }
}

type Fields = Readonly<Record<string, unknown>>

/** Part by part, in the order of the page. What visitors do not read is left out. */
export function compareValues(before: unknown, after: unknown, part = ''): Change[] {
  const texts = { before: toReadText(before), after: toReadText(after) }
  if (texts.before !== null && texts.after !== null) {
    const pictures = { before: toPicture(before), after: toPicture(after) }
    const hasPicture = pictures.before !== null || pictures.after !== null
    const isSame = texts.before === texts.after && (!hasPicture || isSamePicture(pictures))
    if (isSame) return []
    return [{ part, before: texts.before, after: texts.after, ...(hasPicture && { pictures }) }]
  }
  if (Array.isArray(before) || Array.isArray(after)) {
    return compareLists(toList(before), toList(after), part)
  }
  const [one, other] = [toFields(before), toFields(after)]
  const keys = [...new Set([...Object.keys(other), ...Object.keys(one)])]
  return keys
    .filter((key) => !UNREAD.has(key))
    .flatMap((key) => compareValues(one[key], other[key], joinParts(part, toFieldName(key))))
}

/** Addresses and numbers for the code, fields that are compared elsewhere, and words that only a search reads. */
const UNREAD = new Set([
  ...['id', 'path', 'slug', 'kind', 'departmentPath', 'listingPath', 'canonicalPath', 'feedPath'],
  ...[
    'first',
    'preset',
    'synonyms',
    'keywords',
    'pay',
    'yearlyPay',
    'currencies',
    'formerIds',
    'aliases',
    'timezone',
    'closingTime',
  ],
])

function compareLists(before: readonly unknown[], after: readonly unknown[], part: string) {
  const pairs = pairUp(before, after, { keyOf, kindOf })
  const changes = pairs.flatMap((pair) =>
    compareValues(pair.before, pair.after, joinParts(part, toItemName(pair.after ?? pair.before))),
  )
  return [...compareOrder(before, pairs, part), ...changes]
}

/**
 * Additions and removals are listed separately. The order of roles is not compared: editors do not choose
 * it.
 */
function compareOrder(before: readonly unknown[], pairs: readonly Pair<unknown>[], part: string) {
  const kept = pairs.filter((pair) => pair.before !== null && pair.after !== null)
  if (kept.some(({ after }) => 'id' in toFields(after))) return []
  const places = new Map(before.map((item, place) => [item, place]))
  const order = kept.map((pair) => places.get(pair.before) ?? 0)
  if (order.every((place, index) => index === 0 || place > (order[index - 1] ?? 0))) return []
  const toLines = (items: readonly unknown[]) =>
    items.map((item) => toItemName(item) || (toReadText(item) ?? '')).join('\n')
  const former = [...kept].sort((a, b) => (places.get(a.before) ?? 0) - (places.get(b.before) ?? 0))
  const change: Change = {
    part: joinParts(part, 'Order'),
    before: toLines(former.map((pair) => pair.before)),
    after: toLines(kept.map((pair) => pair.after)),
  }
  return [change]
}

function keyOf(item: unknown): string {
  const { id, slug, path } = toFields(item)
  return String(id ?? slug ?? path ?? compareValues(null, item).map(toLine).join('\n'))
}

function kindOf(item: unknown): string | null {
  const { id, slug, path, kind } = toFields(item)
  return [id, slug, path].some((known) => known !== undefined) ? null : String(kind ?? 'item')
}

function toLine({ part, after, pictures }: Change): string {
  return `${part}: ${after} ${pictures?.after ?? ''}`
}

function toPicture(value: unknown): string | null {
  const { url, alt } = toFields(value)
  return typeof url === 'string' && alt !== undefined ? url : null
}

function isSamePicture({ before, after }: NonNullable<Change['pictures']>): boolean {
  return before === after
}

function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function joinParts(whole: string, part: string): string {
  return [whole, part].filter((text) => text !== '').join(': ')
}

/** Null where the other side has no counterpart. */
interface Pair<Item> {
  before: Item | null
  after: Item | null
}

interface Identity<Item> {
  /** Items with equal keys are the same thing, however much of it has changed. */
  keyOf: (item: Item) => string
  /** Only items of one kind can be versions of each other; null where the key alone identifies an item. */
  kindOf: (item: Item) => string | null
}

/** In the order of `after`; removed items come last. Items without an equal key are paired by kind, in order. */
function pairUp<Item>(
  before: readonly Item[],
  after: readonly Item[],
  { keyOf, kindOf }: Identity<Item>,
): Pair<Item>[] {
  const takeSame = createTaker(before, keyOf)
  const pairs = after.map((item): Pair<Item> => ({ before: takeSame(keyOf(item)), after: item }))
  const paired = new Set(pairs.map((pair) => pair.before))
  const takeSimilar = createTaker(
    before.filter((item) => !paired.has(item)),
    kindOf,
  )
  for (const pair of pairs) {
    if (pair.before === null && pair.after !== null) pair.before = takeSimilar(kindOf(pair.after))
    paired.add(pair.before)
  }
  const gone = before.filter((item) => !paired.has(item))
  return [...pairs, ...gone.map((item) => ({ before: item, after: null }))]
}

/** Hands out each item once. */
function createTaker<Item>(items: readonly Item[], keyOf: (item: Item) => string | null) {
  const left = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key !== null) left.set(key, [...(left.get(key) ?? []), item])
  }
  return (key: string | null): Item | null => left.get(key ?? '')?.shift() ?? null
}
