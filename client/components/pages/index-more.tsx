import type { IndexPageData } from '../../shared/page-data/page-views.js'
import { LinkGrid } from '../elements/link-grid.js'
import { Section } from '../elements/section.js'
import { SliceZone } from '../slices/slice-zone.js'
import * as words from '#words/pages.js'

export function IndexMore({
  departments,
  places,
  directory,
  slices,
}: Pick<IndexPageData, 'departments' | 'places' | 'directory' | 'slices'>) {
  return (
    <>
      {departments.length > 0 && (
        <Section kind="browse" heading={words.departments} tone="paper">
          <LinkGrid links={departments} />
        </Section>
      )}
      {places.length > 0 && (
        <Section kind="browse" heading={words.places} tone="paper">
          <LinkGrid links={places} />
        </Section>
      )}
      {directory.length > 0 && (
        <Section kind="browse" heading={words.allRolesAToZ} tone="paper">
          <LinkGrid links={directory} />
        </Section>
      )}
      <SliceZone slices={slices} />
    </>
  )
}
