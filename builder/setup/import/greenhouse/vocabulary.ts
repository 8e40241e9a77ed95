import type {
  CareersDocument,
  DepartmentDocument,
  LocationDocument,
} from '../../../../client/shared/content-model/content-types.js'
import { isPresent, toItems, toText } from '../../../../client/content/documents/field-values.js'

/** The CMS's departments and locations, by name, alias or Greenhouse id. */
export interface Vocabulary {
  department: (name: string) => DepartmentDocument | undefined
  departmentById: (greenhouseId: number) => DepartmentDocument | undefined
  location: (name: string) => LocationDocument | undefined
  locationById: (greenhouseId: number) => LocationDocument | undefined
  /** The location of kind `country` for the country of a location. */
  countryOf: (location: LocationDocument) => LocationDocument | undefined
}

export function createVocabulary(documents: readonly CareersDocument[]): Vocabulary {
  const departments = documents.filter((document) => document.type === 'department')
  const locations = documents.filter((document) => document.type === 'location')
  const departmentsByName = byName(departments, ({ data }) => [data.short_name])
  const locationsByName = byName(locations, () => [])
  const departmentsById = byGreenhouseId(departments, ({ data }) => data.greenhouse_id)
  const locationsById = byGreenhouseId(locations, ({ data }) => data.greenhouse_office_id)
  const countries = new Map(
    locations
      .filter(({ data }) => data.kind === 'country')
      .map((location) => [location.data.country, location]),
  )
  return {
    department: (name) => departmentsByName.get(toKey(name)),
    departmentById: (id) => departmentsById.get(String(id)),
    location: (name) => locationsByName.get(toKey(name)),
    locationById: (id) => locationsById.get(String(id)),
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

function byGreenhouseId<Document>(
  documents: readonly Document[],
  numberOf: (document: Document) => string | null,
): Map<string, Document> {
  return new Map(documents.map((document) => [toText(numberOf(document)) ?? '', document]))
}
