import type { SliceView } from '../../shared/page-data/slice-views.js'
import { LinkGrid } from '../elements/link-grid.js'
import { Section } from '../elements/section.js'
import * as words from '#words/listing.js'

type View = Extract<SliceView, { kind: 'department_list' }>

export function DepartmentListSlice({ slice }: { slice: View }) {
  const { heading, text, departments } = slice
  return (
    <Section kind="departments" heading={heading} fallbackHeading={words.departments} text={text}>
      <LinkGrid links={departments} />
    </Section>
  )
}
