import { memo } from 'react'
import { Band } from '../components/elements/band.js'
import { SliceZone } from '../components/slices/slice-zone.js'
import { HeroSlice } from '../components/slices/hero-slice.js'
import { JobListingSlice } from '../components/slices/job-listing-slice.js'
import type { GenericPageData } from '../shared/page-data/page-views.js'
import type { TemplateProps } from '../runtime/load/page-resources.js'

/** A page composed of slices. A hero at the top is its header; otherwise its title is. */
export const GenericPage = memo(function GenericPage({ data }: TemplateProps<GenericPageData>) {
  const { title, summary, image, parents, slices } = data
  return (
    <>
      {slices[0]?.kind !== 'hero' && (
        <Band title={title} breadcrumbs={parents} image={image} seed={title}>
          {summary !== null && <p className="band-text">{summary}</p>}
        </Band>
      )}
      <PageSlices title={title} parents={parents} slices={slices} />
    </>
  )
})

export type PageSlicesProps = Pick<GenericPageData, 'title' | 'parents' | 'slices'>

/** One element for each slice. */
export function PageSlices({ title, parents, slices }: PageSlicesProps) {
  const [first, ...rest] = slices
  if (first?.kind !== 'hero') return <SliceZone slices={slices} JobListingSlice={JobListingSlice} />
  return (
    <>
      <HeroSlice slice={first} title={title} parents={parents} />
      <SliceZone slices={rest} JobListingSlice={JobListingSlice} />
    </>
  )
}
