import type { LocationDocument } from '../../shared/content-model/content-types.js'
import type { LocationView } from '../../shared/page-data/views.js'
import { toText, toTexts } from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import { locationsAround } from '../site/location-hierarchy.js'
import type { SiteContext } from '../site/site-context.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'

export function toLocationView(
  location: Node<LocationDocument>,
  { locationById }: Pick<SiteContext, 'locationById'>,
): LocationView {
  const { uid, url, data } = location
  return {
    slug: uid ?? '',
    name: toText(data.name) ?? '',
    kind: data.kind ?? 'office',
    path: url ?? FRONT_PATH,
    country: toText(data.country),
    countryName: toText(data.country_name),
    within: locationsAround(location, locationById).map(({ uid }) => uid ?? ''),
    aliases: toTexts(data.aliases, 'alias'),
  }
}
