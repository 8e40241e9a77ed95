import type { FilterQuery } from './filter-query.js'
import type { FilterAction } from './filter-state.js'

/** The actions that lead from one query to another; none for what stays as it is. */
export function toActions(from: FilterQuery, to: FilterQuery): FilterAction[] {
  const actions: FilterAction[] = []
  if (to.location !== from.location) actions.push({ type: 'FILTER_LOCATION', payload: to.location })
  if (to.department !== from.department) {
    actions.push({ type: 'FILTER_DEPARTMENT', payload: to.department })
  }
  if (to.type !== from.type) actions.push({ type: 'FILTER_TYPE', payload: to.type })
  if (to.q !== from.q) actions.push({ type: 'SET_ROLE_SEARCH', payload: to.q })
  return actions
}

/** The actions with which the state takes over what a URL says, its department included. */
export function toLoadActions(query: FilterQuery): FilterAction[] {
  return [
    { type: 'FILTER_LOCATION', payload: query.location },
    { type: 'FILTER_DEPARTMENT', payload: query.department },
    { type: 'FILTER_TYPE', payload: query.type },
    { type: 'SET_ROLE_SEARCH', payload: query.q },
    { type: 'SET_DEPTARTMENT_PARAM', payload: query.department[0] ?? '' },
  ]
}
