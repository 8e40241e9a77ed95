import { useState } from 'react'
import { isClosed } from '../../filters/answer/closed-jobs.js'
import { useNow } from '../../hooks/use-now.js'
import { RoleComparison } from './role-comparison.js'
import { RoleList, type RoleListProps } from './role-list.js'
import * as words from '#words/pages.js'

/** The roles as a list, or those that are open as a table, above the list of the others. */
export function ComparableRoles({ roles, found, onRemove }: RoleListProps) {
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
      {isPossible && (
        <p className="compare-roles">
          <button type="button" className="link-button" onClick={() => setWanted(!isWanted)}>
            {isCompared ? words.showAsList : words.compareRoles}
          </button>
        </p>
      )}
      {isCompared && <RoleComparison jobs={open} />}
      <RoleList roles={isCompared ? others : roles} found={found} {...(onRemove && { onRemove })} />
    </>
  )
}
