import {
  filterReducer,
  INITIAL_FILTER_STATE,
  type FilterAction,
} from '../../../../../client/filters/query/filter-state.js'

const after = (...actions: FilterAction[]) => actions.reduce(filterReducer, INITIAL_FILTER_STATE)

it('the state starts with the defaults of the specification', () => {
  expect(INITIAL_FILTER_STATE).toEqual({
    menu: false,
    body_fixed: false,
    filter_location: [],
    filter_department: [],
    filter_type: [],
    role_search: '',
    department_param: '',
    reset_filters: false,
  })
})

it.each<[FilterAction, string]>([
  [{ type: 'SET_MENU', payload: true }, 'menu'],
  [{ type: 'SET_BODY_FIXED', payload: true }, 'body_fixed'],
  [{ type: 'FILTER_LOCATION', payload: ['london'] }, 'filter_location'],
  [{ type: 'FILTER_DEPARTMENT', payload: ['legal'] }, 'filter_department'],
  [{ type: 'FILTER_TYPE', payload: ['contractor'] }, 'filter_type'],
  [{ type: 'SET_ROLE_SEARCH', payload: 'qa' }, 'role_search'],
  [{ type: 'SET_DEPTARTMENT_PARAM', payload: 'legal' }, 'department_param'],
  [{ type: 'SET_FILTER_RESET', payload: true }, 'reset_filters'],
])('the action %j changes only its own field', (action, field) => {
  expect(after(action)).toEqual({ ...INITIAL_FILTER_STATE, [field]: action.payload })
})

it('a reset clears filters, search and the link’s department, but not menu or scroll lock', () => {
  const state = after(
    { type: 'SET_MENU', payload: true },
    { type: 'SET_BODY_FIXED', payload: true },
    { type: 'FILTER_LOCATION', payload: ['london'] },
    { type: 'FILTER_DEPARTMENT', payload: ['legal'] },
    { type: 'FILTER_TYPE', payload: ['contractor'] },
    { type: 'SET_ROLE_SEARCH', payload: 'qa' },
    { type: 'SET_DEPTARTMENT_PARAM', payload: 'legal' },
    { type: 'SET_FILTER_RESET', payload: true },
  )
  expect(state).toEqual({
    ...INITIAL_FILTER_STATE,
    menu: true,
    body_fixed: true,
    reset_filters: true,
  })
})

it('choosing a filter or typing a search ends a reset', () => {
  const reset: FilterAction = { type: 'SET_FILTER_RESET', payload: true }
  expect(after(reset, { type: 'SET_ROLE_SEARCH', payload: 'q' }).reset_filters).toBe(false)
  expect(after(reset, { type: 'FILTER_TYPE', payload: ['intern'] }).reset_filters).toBe(false)
})
