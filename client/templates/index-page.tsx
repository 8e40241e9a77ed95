import { memo } from 'react'
import type { IndexPageData } from '../shared/page-data/page-views.js'
import type { TemplateProps } from '../runtime/load/page-resources.js'
import { JobListing } from '../components/listing/job-listing.js'
import { createIsland } from '../runtime/islands/islands.js'

const FrontHero = createIsland(
  'front-hero',
  async () => (await import('../components/pages/front-hero.js')).FrontHero,
)
const IndexMore = createIsland(
  'index-more',
  async () => (await import('../components/pages/index-more.js')).IndexMore,
)

export const IndexPage = memo(function IndexPage({ data }: TemplateProps<IndexPageData>) {
  const { heading, text, image, listing, departments, places, directory, slices } = data
  return (
    <>
      <FrontHero heading={heading} text={text} image={image} openJobs={listing.total} />
      <div className="section section--listing">
        <div className="container">
          <JobListing listing={listing} />
        </div>
      </div>
      <IndexMore departments={departments} places={places} directory={directory} slices={slices} />
    </>
  )
})
