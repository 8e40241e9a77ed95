import { FrontHero } from '../components/front-hero.js'
import { JobListing } from '../components/job-listing.js'
import { LinkGrid } from '../components/link-grid.js'
import { Section } from '../components/section.js'
import { SliceZone } from '../components/slice-zone.js'
import type { IndexPageData } from '../content/page-views.js'
import type { TemplateProps } from '../navigation/page-resources.js'

/** The front page: one sentence, the search, and the open roles at once. */
export function IndexPage({ data }: TemplateProps<IndexPageData>) {
  const { heading, text, image, listing, departments, places, slices } = data
  return (
    <>
      <FrontHero heading={heading} text={text} image={image} openJobs={listing.jobs.length} />
      <div className="section section--listing">
        <div className="container">
          <JobListing listing={listing} />
        </div>
      </div>
      {departments.length > 0 && (
        <Section kind="browse" heading="Departments" tone="paper">
          <LinkGrid links={departments} />
        </Section>
      )}
      {places.length > 0 && (
        <Section kind="browse" heading="Places" tone="paper">
          <LinkGrid links={places} />
        </Section>
      )}
      <SliceZone slices={slices} />
    </>
  )
}
