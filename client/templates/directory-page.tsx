import { memo } from 'react'
import { Band } from '../components/elements/band.js'
import { Section } from '../components/elements/section.js'
import type { DirectoryPageData } from '../shared/page-data/page-views.js'
import { Link } from '../runtime/links/link.js'
import type { TemplateProps } from '../runtime/load/page-resources.js'
import * as words from '#words/pages.js'
import { FRONT_PATH } from '../shared/addresses/page-paths.js'

export const DirectoryPage = memo(function DirectoryPage(props: TemplateProps<DirectoryPageData>) {
  const { of, name, path, roles, parts } = props.data
  return (
    <>
      <Band
        title={words.partOfList(of.label, name)}
        breadcrumbs={
          of.url === FRONT_PATH ? [of] : [{ url: FRONT_PATH, label: words.allRoles }, of]
        }
        seed={of.label}
      />
      <Section kind="directory" id="results" heading={words.openRoles(roles.length)}>
        <ul className="directory-roles">
          {roles.map(({ id, path: to, title, place, lang }) => (
            <li key={id}>
              <Link to={to} lang={lang}>
                {title}
              </Link>
              {place !== '' && <span className="directory-place">{` ${place}`}</span>}
            </li>
          ))}
        </ul>
      </Section>
      <Section kind="browse" heading={words.allParts} tone="paper">
        <ul className="directory-parts">
          {parts.map((part) => (
            <li key={part.url}>
              <Link to={part} aria-current={part.url === path ? 'page' : undefined}>
                {part.label}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
})
