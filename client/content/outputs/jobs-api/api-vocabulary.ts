import md5 from 'md5'
import { memoize } from '../../../shared/lib/memoize.js'
import { toDocumentId, toText } from '../../documents/field-values.js'
import { groupBy } from '../../lib/group-by.js'
import { toLocationText } from '../feeds/posting-at-location.js'
import type { SiteContext } from '../../site/site-context.js'

export interface ApiDepartment {
  id: number
  name: string
  parent_id: number | null
  child_ids: number[]
}

export interface ApiOffice extends ApiDepartment {
  location: string | null
}

export interface ApiVocabulary {
  departments: Map<string, ApiDepartment>
  offices: Map<string, ApiOffice>
}

/** The departments and locations of a site, as the jobs API names them. */
export const createApiVocabulary = memoize((site: SiteContext): ApiVocabulary => {
  const departments = toTree(site.departments, ({ data }) => data.greenhouse_id)
  const offices = toTree(site.locations, ({ data }) => data.greenhouse_office_id)
  return {
    departments,
    offices: new Map(
      site.locations.flatMap((place) => {
        const office = offices.get(place.id)
        if (office === undefined) return []
        return [[place.id, { ...office, location: toLocationText(place) || null }]]
      }),
    ),
  }
}, new WeakMap())

/** The number from a former system, else one that is derived from the document id. */
export function toApiNumber(given: string | null | undefined, documentId: string): number {
  const number = /^[0-9]{1,15}$/.test(given ?? '') ? Number(given) : NaN
  return number > 0 ? number : parseInt(md5(documentId).slice(0, 12), 16)
}

interface TreeNode {
  id: string
  data: { name: string | null; parent: unknown }
}

function toTree<Item extends TreeNode>(
  items: readonly Item[],
  givenNumber: (item: Item) => string | null,
): Map<string, ApiDepartment> {
  const numbers = new Map(items.map((item) => [item.id, toApiNumber(givenNumber(item), item.id)]))
  const children = groupBy(items, ({ data }) => [toDocumentId(data.parent) ?? ''])
  return new Map(
    items.map(({ id, data }) => [
      id,
      {
        id: numbers.get(id) ?? 0,
        name: toText(data.name) ?? '',
        parent_id: numbers.get(toDocumentId(data.parent) ?? '') ?? null,
        child_ids: (children.get(id) ?? []).map((child) => numbers.get(child.id) ?? 0),
      },
    ]),
  )
}
