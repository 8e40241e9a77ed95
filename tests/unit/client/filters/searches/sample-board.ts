import { createSite } from '../../../../../client/content/create-site.js'
import { toListingView } from '../../../../../client/content/views/listing-view.js'
import { loadRepository } from '../../../../../server/content-service/repository/load-repository.js'
import type { CareersDocument } from '../../../../../client/shared/content-model/content-types.js'
import type { ListingView } from '../../../../../client/shared/page-data/listing-views.js'
import { SAMPLE_FOLDER } from '../../../../helpers/content/content-service.js'

/** The sample's 43 roles, as on one day. */
export async function loadSampleBoard(): Promise<ListingView> {
  const { documents } = await loadRepository(SAMPLE_FOLDER, { today: '2026-11-21' })
  const site = createSite(documents as unknown as CareersDocument[], {
    now: new Date('2026-11-21T12:00:00Z'),
    buildHash: '',
  })
  if (site.content === null) throw new Error('The sample makes no site.')
  return toListingView(site.content)
}
