import { createParsingError } from '../repository/api-error.js'
import type { ContentVersion } from '../repository/content-version.js'
import { collectText, getDocumentWords, toWords } from './document-words.js'
import { isRecord } from '../repository/document-links.js'
import { createFieldReader, toComparable, toTime } from './field-values.js'
import { createDateTest } from './match-date.js'
import type { Predicate, PredicateValue } from './predicate.js'
import { createSimilarTest } from './match-similar.js'
import type { StoredDocument } from '../repository/stored-document.js'

export type DocumentTest = (stored: StoredDocument) => boolean

/** A test of documents for one predicate; what does not depend on the document is done once. */
export function createPredicateTest(predicate: Predicate, version: ContentVersion): DocumentTest {
  const { name, path = '', args } = predicate
  if (name === 'similar') return createSimilarTest(String(args[0]), Number(args[1]), version)
  if (name === 'fulltext') return createFulltextTest(path, String(args[0]))
  const read = createFieldReader(path)
  const ofType = path.startsWith('my.') ? path.split('.')[1] : undefined
  const isOfType = ({ document }: StoredDocument) => !ofType || document.type === ofType
  const hasSome = (test: (value: unknown) => boolean): DocumentTest => {
    return (stored) => read(stored.document).some(test)
  }
  switch (name) {
    case 'at':
      return createAtTest(path, args[0])
    case 'not': {
      const isAt = createAtTest(path, args[0])
      return (stored) => isOfType(stored) && !isAt(stored)
    }
    case 'any':
    case 'in': {
      const wanted = args[0] as PredicateValue[]
      return hasSome((value) => wanted.some((item) => isEqual(value, item)))
    }
    case 'has':
      return hasSome(() => true)
    case 'missing':
      return (stored) => isOfType(stored) && read(stored.document).length === 0
    case 'number.lt':
      return hasSome((value) => typeof value === 'number' && value < Number(args[0]))
    case 'number.gt':
      return hasSome((value) => typeof value === 'number' && value > Number(args[0]))
    case 'number.inRange':
      return hasSome(
        (value) =>
          typeof value === 'number' && value >= Number(args[0]) && value <= Number(args[1]),
      )
    case 'geopoint.near': {
      const [latitude = 0, longitude = 0, radius = 0] = args.map(Number)
      return hasSome(
        (value) => isRecord(value) && distanceInKm(value, { latitude, longitude }) <= radius,
      )
    }
    default: {
      const test = createDateTest(name.replace('date.', ''), args)
      if (!test) {
        throw createParsingError(
          `'${name}' cannot read ${JSON.stringify(args)}`,
          predicate.source,
          predicate.offset,
        )
      }
      return hasSome(test)
    }
  }
}

function createAtTest(path: string, wanted: PredicateValue | undefined): DocumentTest {
  const read = createFieldReader(path)
  // A list means "has all of these", which only tags and groups can.
  const all = Array.isArray(wanted) ? wanted : [wanted]
  return ({ document }) => {
    const values = read(document)
    return all.every((item) => values.some((value) => isEqual(value, item)))
  }
}

function isEqual(value: unknown, wanted: PredicateValue | undefined): boolean {
  const comparable = toComparable(value)
  if (typeof wanted === 'number' && typeof comparable === 'string') {
    return toTime(comparable) === wanted || comparable === String(wanted)
  }
  return comparable !== undefined && String(comparable) === String(wanted)
}

function createFulltextTest(path: string, query: string): DocumentTest {
  const wanted = toWords(query)
  if (path === 'document') {
    return (stored) => wanted.every((word) => getDocumentWords(stored).has(word))
  }
  const read = createFieldReader(path)
  return ({ document }) => {
    const values = read(document)
    if (values.length === 0) return false
    const words = new Set(toWords(values.map(collectText).join(' ')))
    return wanted.every((word) => words.has(word))
  }
}

const EARTH_RADIUS_KM = 6371

function distanceInKm(
  point: Record<string, unknown>,
  centre: { latitude: number; longitude: number },
): number {
  const radians = (degrees: unknown) => (Number(degrees) * Math.PI) / 180
  const [a, b] = [radians(point['latitude']), radians(centre.latitude)]
  const dLongitude = radians(point['longitude']) - radians(centre.longitude)
  const haversine =
    Math.sin((a - b) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(dLongitude / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine))
}
