import { Band } from '../components/elements/band.js'
import { LinkGrid } from '../components/elements/link-grid.js'
import { SearchForm } from '../components/elements/search-form.js'
import { Section } from '../components/elements/section.js'
import { useMounted } from '../hooks/use-mounted.js'
import { FallbackLinks } from '../components/elements/fallback-links.js'
import { wordsOfPath } from '../components/pages/words-of-path.js'
import { withoutBase } from '../shared/addresses/path-base.js'
import type { NotFoundPageData } from '../shared/page-data/page-views.js'
import { usePageLocation } from '../runtime/address/navigation-context.js'
import type { TemplateProps } from '../runtime/load/page-resources.js'
import * as words from '#words/pages.js'
import { FRONT_PATH } from '../shared/addresses/page-paths.js'

/** Served for every unknown address, so the address itself is known only in the browser. */
export function NotFoundPage({ data }: TemplateProps<NotFoundPageData>) {
  const { pathname } = usePageLocation()
  const mounted = useMounted()
  return (
    <>
      <Band title={words.notFound} seed="not found">
        <p className="band-text">{words.notFoundLead}</p>
        <SearchForm
          label={words.findRole}
          defaultValue={mounted ? wordsOfPath(withoutBase(pathname)) : ''}
        />
      </Band>
      {data.departments.length > 0 && (
        <Section kind="browse" heading={words.rolesByDepartment}>
          <LinkGrid links={data.departments} />
        </Section>
      )}
      <FallbackLinks links={[{ url: FRONT_PATH, label: words.allOpenRoles }]} />
    </>
  )
}
