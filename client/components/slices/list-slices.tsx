import type { SliceOf } from '../../shared/page-data/slice-views.js'
import { LinkGrid } from '../elements/link-grid.js'
import { Section } from '../elements/section.js'
import { Image, ImageCredit } from '../elements/image.js'
import { Link } from '../../runtime/links/link.js'
import { RichText } from '../elements/rich-text.js'
import { Steps } from '../elements/steps.js'
import { JobRows } from '../job-rows/job-rows.js'
import { Table } from '../elements/table.js'
import * as words from '#words/listing.js'

export function DepartmentListSlice({ slice }: { slice: SliceOf<'department_list'> }) {
  const { heading, text, departments } = slice
  return (
    <Section kind="departments" heading={heading} fallbackHeading={words.departments} text={text}>
      <LinkGrid links={departments} />
    </Section>
  )
}

export function OfficeListSlice({ slice }: { slice: SliceOf<'office_list'> }) {
  const { heading, text, offices } = slice
  return (
    <Section kind="offices" heading={heading} fallbackHeading={words.offices} text={text}>
      {offices.length > 0 && (
        <ul className="offices">
          {offices.map(({ name, path, count, photo }) => (
            <li key={path} className="office">
              {photo !== null && <Image image={{ ...photo, alt: '' }} className="office-photo" />}
              <h3 className="office-name title">
                <Link to={path}>{name}</Link>
              </h3>
              <p className="office-count">{words.openRolesThere(count)}</p>
              <ImageCredit image={photo} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

export function PeopleSlice({ slice }: { slice: SliceOf<'people'> }) {
  const { heading, text, people } = slice
  return (
    <Section kind="people" heading={heading} fallbackHeading={words.people} text={text}>
      {people.length > 0 && (
        <ul className="people">
          {people.map(({ name, role, photo, quote }, index) => (
            <li key={index} className="person">
              {photo !== null && <Image image={photo} className="person-photo" />}
              <h3 className="title">{name}</h3>
              {role !== null && <p className="person-role">{role}</p>}
              {quote !== null && (
                <blockquote className="person-quote">
                  <p>{quote}</p>
                </blockquote>
              )}
              <ImageCredit image={photo} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

export function BenefitsSlice({ slice }: { slice: SliceOf<'benefits_grid'> }) {
  const { heading, text, items } = slice
  return (
    <Section
      kind="benefits"
      heading={heading}
      fallbackHeading={words.benefits}
      text={text}
      tone="paper"
    >
      {items.length > 0 && (
        <ul className="benefits">
          {items.map(({ title, text: about }, index) => (
            <li key={index} className="benefit">
              {title !== '' && <h3 className="title">{title}</h3>}
              <RichText content={about} firstLevel={4} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

export function StatsSlice({ slice }: { slice: SliceOf<'stats'> }) {
  const { heading, text, items } = slice
  return (
    <Section kind="stats" heading={heading} text={text} tone="navy">
      {items.length > 0 && (
        <ul className="stats">
          {items.map(({ value, label }, index) => (
            <li key={index} className="stat">
              <span className="stat-value">{value}</span> <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

export function StepsSlice({ slice }: { slice: SliceOf<'steps'> }) {
  const { heading, text, items } = slice
  const steps = items.map(({ title, text: content, duration }) => ({ title, content, duration }))
  return (
    <Section kind="process" heading={heading} fallbackHeading={words.steps} text={text}>
      {steps.length > 0 && <Steps steps={steps} />}
    </Section>
  )
}

export function FeaturedJobsSlice({ slice }: { slice: SliceOf<'featured_jobs'> }) {
  const { heading, text, jobs } = slice
  if (jobs.length === 0) return null
  return (
    <Section kind="featured" heading={heading} fallbackHeading={words.featuredRoles} text={text}>
      <JobRows jobs={jobs} />
    </Section>
  )
}

export function TableSlice({ slice }: { slice: SliceOf<'table'> }) {
  const { heading, text, table } = slice
  return (
    <Section kind="table" heading={heading} text={text}>
      {table !== null && <Table table={table} name={heading ?? words.table} />}
    </Section>
  )
}
