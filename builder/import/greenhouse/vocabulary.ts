import type {
  CareersDocument,
  DepartmentDocument,
  LocationDocument,
} from '../../../client/shared/content-model/content-types.js'
import { isPresent, toItems, toText } from '../../../client/content/documents/field-values.js'

/** The CMS's departments and locations, by name, alias or Greenhouse id. */
export interface Vocabulary {
  department: (name: string) => DepartmentDocument | undefined
  departmentById: (greenhouseId: number) => DepartmentDocument | undefined
  location: (name: string) => LocationDocument | undefined
  locationById: (greenhouseId: number) => LocationDocument | undefined
  /** The location that stands for a location's country. */
  countryOf: (location: LocationDocument) => LocationDocument | undefined
}

export function createVocabulary(documents: readonly CareersDocument[]): Vocabulary {
  const departments = documents.filter((document) => document.type === 'department')
  const locations = documents.filter((document) => document.type === 'location')
  const departmentNames = byName(departments, ({ data }) => [data.short_name])
  const locationNames = byName(locations, () => [])
  const departmentNumbers = byNumber(departments, ({ data }) => data.greenhouse_id)
  const locationNumbers = byNumber(locations, ({ data }) => data.greenhouse_office_id)
  const countries = new Map(
    locations
      .filter(({ data }) => data.kind === 'country')
      .map((location) => [location.data.country, location]),
  )
  return {
    department: (name) => departmentNames.get(toKey(name)),
    departmentById: (id) => departmentNumbers.get(String(id)),
    location: (name) => locationNames.get(toKey(name)),
    locationById: (id) => locationNumbers.get(String(id)),
    countryOf: ({ data }) => countries.get(data.country),
  }
}

/** Ignores letter case, accents and repeated spaces. */
function toKey(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

function byName<Document extends DepartmentDocument | LocationDocument>(
  documents: readonly Document[],
  moreNames: (document: Document) => readonly (string | null)[],
): Map<string, Document> {
  const names = new Map<string, Document>()
  const add = (name: string | null, document: Document) => {
    const key = toKey(toText(name) ?? '')
    if (key !== '' && !names.has(key)) names.set(key, document)
  }
  // A name takes precedence over another document's alias.
  for (const document of documents) add(document.data.name, document)
  for (const document of documents) {
    const aliases = toItems(document.data.aliases).map(({ alias }) => alias)
    for (const name of [...moreNames(document), ...aliases].filter(isPresent)) add(name, document)
  }
  return names
}

function byNumber<Document>(
  documents: readonly Document[],
  numberOf: (document: Document) => string | null,
): Map<string, Document> {
  return new Map(documents.map((document) => [toText(numberOf(document)) ?? '', document]))
}
