import { Band } from '../components/elements/band.js'
import { toDateText } from '#words/formats.js'
import { SearchForm } from '../components/elements/search-form.js'
import { SimilarJobs } from '../components/job/job-sections.js'
import { FallbackLinks } from '../components/elements/fallback-links.js'
import type { ClosedJobPageData } from '../shared/page-data/page-views.js'
import type { DepartmentRef } from '../shared/page-data/views.js'
import type { TemplateProps } from '../runtime/load/page-resources.js'
import { FRONT_PATH, toDepartmentPath } from '../shared/addresses/page-paths.js'
import * as words from '#words/pages.js'

export function ClosedJobPage({ data }: TemplateProps<ClosedJobPageData>) {
  const { title, department, similar } = data
  return (
    <>
      <Band
        title={title}
        breadcrumbs={[
          { url: FRONT_PATH, label: words.allRoles },
          ...toLinks(department, (name) => name),
        ]}
        seed={title}
      >
        <p className="band-text">{toState(data)}</p>
        <SearchForm label={words.findAnother} />
      </Band>
      <SimilarJobs jobs={similar} heading={words.rolesLikeThis} />
      <FallbackLinks
        links={[
          { url: FRONT_PATH, label: words.allOpenRoles },
          ...toLinks(department, words.rolesIn),
        ]}
      />
    </>
  )
}

function toState({ closedOn, opensOn }: ClosedJobPageData): string {
  if (opensOn !== null) return words.opensOn(toDateText(opensOn))
  return closedOn === null ? words.closed : words.closedOn(toDateText(closedOn))
}

function toLinks(department: DepartmentRef | null, toLabel: (name: string) => string) {
  if (department === null) return []
  return [{ url: toDepartmentPath(department.slug), label: toLabel(department.name) }]
}
