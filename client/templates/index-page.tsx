import { memo, useEffect } from 'react'
import type { IndexPageData } from '../shared/page-data/page-views.js'
import type { TemplateProps } from '../runtime/load/page-resources.js'
import { lazyIsland, staticIsland } from '../runtime/islands/islands.js'

const FrontHero = staticIsland(
  'front-hero',
  async () => (await import('../components/pages/front-hero.js')).FrontHero,
)
const JobListing = lazyIsland(
  'job-listing',
  async () => (await import('../components/listing/job-listing.js')).JobListing,
)
const NoJobs = lazyIsland(
  'no-jobs',
  async () => (await import('../components/listing/no-jobs.js')).NoJobs,
)
const IndexMore = staticIsland(
  'index-more',
  async () => (await import('../components/pages/index-more.js')).IndexMore,
)

export const IndexPage = memo(function IndexPage({ data }: TemplateProps<IndexPageData>) {
  const { heading, text, image, listing, departments, places, directory, slices } = data
  useEffect(() => {
    // Beside the code of the listing, which asks for it again once it is there itself.
    if (new URLSearchParams(window.location.search).has('q')) {
      import('../filters/search/search-engine.js').catch(() => undefined)
    }
  }, [])
  return (
    <>
      <FrontHero heading={heading} text={text} image={image} openJobs={listing.total} />
      <div className="section section--listing">
        <div className="container">
          <JobListing listing={listing} whenEmpty={<NoJobs listing={listing} />} />
        </div>
      </div>
      <IndexMore {...{ departments, places, directory, slices }} />
    </>
  )
})
