import type {
  BoilerplateDocument,
  CareersDocument,
  DepartmentDocument,
  LocationDocument,
} from '../../shared/content-model/content-types.js'
import type { SiteSettingsDocument } from '../../shared/content-model/site-document-types.js'
import type { Node } from '../documents/normalize-document.js'
import { memoizeLatest } from '../lib/memoize-latest.js'

/** What a job's row, page and postings show besides the job's own document. */
export interface SiteContext {
  settings: Node<SiteSettingsDocument>
  timeZone: string
  lang: string
  /** By the editors' order, then by name. */
  departments: readonly Node<DepartmentDocument>[]
  /** By name. */
  locations: readonly Node<LocationDocument>[]
  departmentById: ReadonlyMap<string, Node<DepartmentDocument>>
  locationById: ReadonlyMap<string, Node<LocationDocument>>
  boilerplateById: ReadonlyMap<string, Node<BoilerplateDocument>>
}

/** The same object until one of its parts changes, so that jobs can be remembered by it. */
export const createSiteContext = memoizeLatest(
  (
    settings: Node<SiteSettingsDocument>,
    timeZone: string,
    departments: readonly Node<DepartmentDocument>[],
    locations: readonly Node<LocationDocument>[],
    boilerplates: readonly Node<BoilerplateDocument>[],
  ): SiteContext => ({
    settings,
    timeZone,
    lang: settings.lang,
    departments,
    locations,
    departmentById: byId(departments),
    locationById: byId(locations),
    boilerplateById: byId(boilerplates),
  }),
)

export function byId<Document extends CareersDocument>(nodes: readonly Node<Document>[]) {
  return new Map(nodes.map((node) => [node.id, node]))
}
