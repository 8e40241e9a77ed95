import type { ReactNode } from 'react'
import type { JobView } from '../../shared/page-data/views.js'
import { DateText } from '../elements/date-text.js'
import { toWorkplaceText } from '../job-rows/job-row.js'
import { Link } from '../../runtime/links/link.js'
import { comma } from '#words/formats.js'
import * as jobWords from '#words/job.js'
import * as words from '#words/pages.js'

/** A row for each role. Where the table is wider than the screen, it scrolls and the titles stay. */
export function RoleComparison({ jobs }: { jobs: readonly JobView[] }) {
  const columns = toColumns()
  return (
    <section className="table role-comparison" aria-label={words.rolesCompared} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.role}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.id}>
              <th scope="row" lang={job.lang}>
                <Link to={job.path}>{job.title}</Link>
              </th>
              {columns.map(({ name, show }) => (
                <td key={name}>{show(job) || words.notStated}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface Column {
  name: string
  show: (job: JobView) => ReactNode
}

function toColumns(): Column[] {
  const siteLanguage = document.documentElement.lang
  const languages = new Intl.DisplayNames([siteLanguage], { type: 'language' })
  const toLanguageName = (tag: string) => languages.of(new Intl.Locale(tag).language)
  const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name).join(comma)
  return [
    { name: jobWords.salary, show: ({ pay }) => pay },
    { name: jobWords.location, show: ({ places }) => namesOf(places) },
    { name: jobWords.workplace, show: toWorkplaceText },
    { name: jobWords.type, show: ({ types }) => namesOf(types) },
    {
      name: jobWords.closes,
      show: ({ closesAt }) => closesAt !== null && <DateText date={closesAt} />,
    },
    { name: words.language, show: ({ lang = siteLanguage }) => toLanguageName(lang) },
  ]
}
