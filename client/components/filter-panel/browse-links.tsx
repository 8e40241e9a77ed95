import { useLayoutEffect, useRef } from 'react'
import type { DepartmentRef } from '../../shared/page-data/views.js'
import { filtersId } from './filters-id.js'

export interface BrowseLinksProps {
  departments: readonly DepartmentRef[]
  idPrefix: string
}

/**
 * Replaces the filters until the script has loaded: links to the groups of the list. On small
 * screens, a closed line as high as the button that replaces it.
 */
export function BrowseLinks({ departments, idPrefix }: BrowseLinksProps) {
  const links = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = links.current
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(() => focusFilters(idPrefix))
    }
  }, [idPrefix])
  return (
    <nav className="browse-links" aria-label="Jump to a department" ref={links}>
      <details>
        <summary className="button button--quiet filter-open" id={filtersId(idPrefix)}>
          Jump to a department
        </summary>
      </details>
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

function focusFilters(idPrefix: string): void {
  document.getElementById(filtersId(idPrefix))?.focus({ preventScroll: true })
}
