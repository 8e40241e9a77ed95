import { useState, type ReactNode } from 'react'
import { isClosed } from '../../filters/answer/closed-jobs.js'
import { useNow } from '../../hooks/use-now.js'
import { RoleComparison } from './role-comparison.js'
import { RoleList, type RoleListProps } from './role-list.js'
import * as words from '#words/pages.js'

export interface ComparableRolesProps extends RoleListProps {
  /** What else can be done with them. It stays where it is when they can be compared. */
  tools: ReactNode
}

/** The roles as a list, or those that are open as a table, above the list of the others. */
export function ComparableRoles({ roles, found, onRemove, tools }: ComparableRolesProps) {
  const now = useNow()
  const [isWanted, setWanted] = useState(false)
  const open = roles.flatMap(({ id }) => {
    const answer = found.get(id)
    return answer?.kind === 'open' && !isClosed(answer.job, now) ? [{ ...answer.job, id }] : []
  })
  const isPossible = open.length > 1
  const isCompared = isPossible && isWanted
  const others = roles.filter(({ id }) => !open.some((job) => job.id === id))
  return (
    <>
      <div className="saved-tools">
        {tools}
        {isPossible && (
          <button type="button" className="link-button" onClick={() => setWanted(!isWanted)}>
            {isCompared ? words.showAsList : words.compareRoles}
          </button>
        )}
      </div>
      {isCompared && <RoleComparison jobs={open} />}
      {roles.length > 0 && (
        <RoleList
          roles={isCompared ? others : roles}
          found={found}
          {...(onRemove && { onRemove })}
        />
      )}
    </>
  )
}
