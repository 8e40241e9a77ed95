import type {
  CareersDocument,
  DepartmentDocument,
  LocationDocument,
} from '../../../client/shared/content-model/content-types.js'
import { isPresent, toItems, toText } from '../../../client/content/documents/field-values.js'
import { slugify } from '../../../client/content/lib/slugify.js'
import type { BoardPlace, BoardUnit } from '../board-job.js'

/** The departments and locations by which a posting is placed: the CMS's, and perhaps some of the board's own. */
export interface Units {
  /** By the vendor's id, name, former name or slug. */
  department: (unit: BoardUnit) => DepartmentDocument | undefined
  /** By name, former name or slug. */
  location: (name: string) => LocationDocument | undefined
  /** By the vendor's id. */
  office: (unit: BoardUnit) => LocationDocument | undefined
  /** The location of kind `country` for the country of a location. */
  countryOf: (location: Pick<LocationDocument, 'data'>) => LocationDocument | undefined
  /** For what the CMS does not know; undefined if only the CMS's count. */
  ownDepartment: (unit: BoardUnit) => DepartmentDocument | undefined
  ownLocation: (place: BoardPlace) => LocationDocument | undefined
}

/** The CMS's, and no others. */
export function createUnits(documents: readonly CareersDocument[]): Units {
  const departments = documents.filter((document) => document.type === 'department')
  const locations = documents.filter((document) => document.type === 'location')
  const departmentsByName = byName(departments, ({ data }) => [data.short_name])
  const locationsByName = byName(locations, () => [])
  const departmentsById = byVendorId(departments, ({ data }) => data.greenhouse_id)
  const locationsById = byVendorId(locations, ({ data }) => data.greenhouse_office_id)
  const countries = new Map(
    locations
      .filter(({ data }) => data.kind === 'country')
      .map((location) => [location.data.country, location]),
  )
  return {
    department: ({ id, name }) =>
      departmentsById.get(id ?? '') ?? departmentsByName.get(toKey(name)),
    location: (name) => locationsByName.get(toKey(name)),
    office: ({ id }) => locationsById.get(id ?? ''),
    countryOf: ({ data }) => countries.get(data.country),
    ownDepartment: () => undefined,
    ownLocation: () => undefined,
  }
}

/** Ignores letter case, accents and repeated spaces. */
function toKey(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

function byName<Document extends DepartmentDocument | LocationDocument>(
  documents: readonly Document[],
  moreNames: (document: Document) => readonly (string | null)[],
): { get: (key: string) => Document | undefined } {
  const names = new Map<string, Document>()
  const slugs = new Map(documents.map((document) => [document.uid, document]))
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
  return {
    get: (key) => (key === '' ? undefined : (names.get(key) ?? slugs.get(slugify(key)))),
  }
}

function byVendorId<Document>(
  documents: readonly Document[],
  idOf: (document: Document) => string | null,
): Map<string, Document> {
  const ids = documents.map((document) => [toText(idOf(document)) ?? '', document] as const)
  return new Map(ids.filter(([id]) => id !== ''))
}
