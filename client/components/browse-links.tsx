import type { DepartmentRef } from '../content/views.js'

export interface BrowseLinksProps {
  departments: readonly DepartmentRef[]
  idPrefix: string
}

/** What stands in the filters' place until a script has come: links to the groups of the list. */
export function BrowseLinks({ departments, idPrefix }: BrowseLinksProps) {
  return (
    <nav className="browse-links" aria-label="Jump to a department">
      <p className="filter-group-legend" aria-hidden="true">
        Jump to
      </p>
      <ul>
        {departments.map(({ slug, name }) => (
          <li key={slug}>
            <a href={`#${idPrefix}${slug}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
