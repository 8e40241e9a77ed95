import { useLayoutEffect, useRef } from 'react'
import type { DepartmentRef } from '../../shared/page-data/views.js'
import * as words from '#words/listing.js'

export interface BrowseLinksProps {
  departments: readonly DepartmentRef[]
  idPrefix: string
}

/**
 * Without script, links to the groups of the list in place of the filters; on small screens behind a
 * closed line. Where scripts run, the line looks like the button that takes its place, and
 * `client/starter/hold-filters.ts` holds a click on it.
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
    <nav className="browse-links" aria-label={words.departmentLinks} ref={links}>
      <details>
        <summary className="button button--quiet filter-open" id={filtersId(idPrefix)}>
          <span className="unscripted">{words.openDepartmentLinks}</span>{' '}
          <span className="scripted">{words.openFilters}</span>
        </summary>
      </details>
      <p className="filter-group-legend unscripted" aria-hidden="true">
        {words.jumpTo}
      </p>
      <ul className="unscripted">
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

/** Id of the control that opens the filters on small screens; it works without JavaScript too. */
export function filtersId(idPrefix: string): string {
  return `${idPrefix}filters`
}
