import type { ReactNode } from 'react'
import { isClosed } from '../../filters/answer/closed-jobs.js'
import { useNow } from '../../hooks/use-now.js'
import { Link } from '../../runtime/links/link.js'
import { JobRow } from '../job-rows/job-row.js'
import type { FoundRole, WantedRole } from './find-role.js'
import * as words from '#words/pages.js'

export interface ListedRole extends WantedRole {
  title?: string
}

export interface RoleListProps {
  roles: readonly ListedRole[]
  found: ReadonlyMap<string, FoundRole>
  /** For a role that is no longer open, whose row has no button of its own. */
  onRemove?: (id: string) => void
}

/** A role that is still loading, or cannot be, is there by its title. */
export function RoleList({ roles, found, onRemove }: RoleListProps) {
  const now = useNow()
  return (
    <ul className="job-rows">
      {roles.map((role) => {
        const answer = found.get(role.id)
        if (answer?.kind === 'open' && !isClosed(answer.job, now)) {
          return <JobRow key={role.id} job={answer.job} now={now} />
        }
        if (answer === undefined || answer.kind === 'failed') {
          return (
            <PlainRow key={role.id} role={role} title={role.title}>
              {answer && words.cannotBeLoaded}
            </PlainRow>
          )
        }
        const known = answer.kind === 'open' ? answer.job.title : answer.title
        const title = known ?? role.title
        return (
          <PlainRow key={role.id} role={role} title={title}>
            <span>{title === undefined ? words.notOfThisSite : words.noLongerOpen}</span>{' '}
            {onRemove && (
              <button type="button" className="link-button" onClick={() => onRemove(role.id)}>
                {...words.remove(title ?? role.id, (text) => (
                  <span className="visually-hidden">{text}</span>
                ))}
              </button>
            )}
          </PlainRow>
        )
      })}
    </ul>
  )
}

interface PlainRowProps {
  role: ListedRole
  title: string | undefined
  children: ReactNode
}

function PlainRow({ role: { id, path }, title = words.roleOfNumber(id), children }: PlainRowProps) {
  return (
    <li className="job-row job-row--plain" data-job={id}>
      <h3 className="title">{path === undefined ? title : <Link to={path}>{title}</Link>}</h3>
      <p className="job-row-note">{children}</p>
    </li>
  )
}
