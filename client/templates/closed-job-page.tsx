import { Band } from '../components/elements/band.js'
import { toDateText } from '#words/formats/date-text.js'
import { SearchForm } from '../components/elements/search-form.js'
import { SimilarJobs } from '../components/job/similar-jobs.js'
import { FallbackLinks } from '../components/elements/fallback-links.js'
import type { ClosedJobPageData } from '../shared/page-data/page-views.js'
import type { DepartmentRef } from '../shared/page-data/views.js'
import type { TemplateProps } from '../runtime/load/page-resources.js'
import { toDepartmentPath } from '../shared/addresses/page-paths.js'

export function ClosedJobPage({ data }: TemplateProps<ClosedJobPageData>) {
  const { title, department, similar } = data
  return (
    <>
      <Band
        title={title}
        breadcrumbs={[{ url: '/', label: 'All roles' }, ...toLinks(department, (name) => name)]}
        seed={title}
      >
        <p className="band-text">{`${toState(data)} Roles like it may be open now.`}</p>
        <SearchForm label="Find another role" />
      </Band>
      <SimilarJobs jobs={similar} heading="Open roles like this one" />
      <FallbackLinks
        links={[
          { url: '/', label: 'All open roles' },
          ...toLinks(department, (name) => `Roles in ${name}`),
        ]}
      />
    </>
  )
}

function toState({ closedOn, opensOn }: ClosedJobPageData): string {
  if (opensOn !== null) return `This role opens on ${toDateText(opensOn)}.`
  return closedOn === null ? 'This role is closed.' : `This role closed on ${toDateText(closedOn)}.`
}

function toLinks(department: DepartmentRef | null, toLabel: (name: string) => string) {
  if (department === null) return []
  return [{ url: toDepartmentPath(department.slug), label: toLabel(department.name) }]
}
