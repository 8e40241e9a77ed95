/**
 * The site-wide state of menu and filters. Field names, defaults and action names are those of the
 * specification, the spelling of SET_DEPTARTMENT_PARAM included. Values of lists are slugs.
 */
export interface FilterState {
  menu: boolean
  /** The page behind a menu or a full-screen panel must not scroll. */
  body_fixed: boolean
  filter_location: readonly string[]
  filter_department: readonly string[]
  filter_type: readonly string[]
  role_search: string
  /** The department that a link from elsewhere asked for. */
  department_param: string
  /** True from 'Clear all' until something is chosen again. */
  reset_filters: boolean
}

/** The filters whose values the specified state holds. */
export type StateFacet = keyof FilterState extends infer Field
  ? Field extends `filter_${infer Key}`
    ? Key
    : never
  : never

export type FilterAction =
  | { type: 'SET_MENU'; payload: boolean }
  | { type: 'SET_BODY_FIXED'; payload: boolean }
  | { type: 'FILTER_LOCATION'; payload: readonly string[] }
  | { type: 'FILTER_DEPARTMENT'; payload: readonly string[] }
  | { type: 'FILTER_TYPE'; payload: readonly string[] }
  | { type: 'SET_ROLE_SEARCH'; payload: string }
  | { type: 'SET_DEPTARTMENT_PARAM'; payload: string }
  | { type: 'SET_FILTER_RESET'; payload: boolean }

const NO_FILTERS: Omit<FilterState, 'menu' | 'body_fixed' | 'reset_filters'> = {
  filter_location: [],
  filter_department: [],
  filter_type: [],
  role_search: '',
  department_param: '',
}

export const INITIAL_FILTER_STATE: FilterState = {
  menu: false,
  body_fixed: false,
  ...NO_FILTERS,
  reset_filters: false,
}

export function filterReducer(state: FilterState, action: FilterAction): FilterState {
  switch (action.type) {
    case 'SET_MENU':
      return { ...state, menu: action.payload }
    case 'SET_BODY_FIXED':
      return { ...state, body_fixed: action.payload }
    case 'FILTER_LOCATION':
      return { ...state, filter_location: action.payload, reset_filters: false }
    case 'FILTER_DEPARTMENT':
      return { ...state, filter_department: action.payload, reset_filters: false }
    case 'FILTER_TYPE':
      return { ...state, filter_type: action.payload, reset_filters: false }
    case 'SET_ROLE_SEARCH':
      return { ...state, role_search: action.payload, reset_filters: false }
    case 'SET_DEPTARTMENT_PARAM':
      return { ...state, department_param: action.payload }
    case 'SET_FILTER_RESET':
      return action.payload
        ? { ...state, ...NO_FILTERS, reset_filters: true }
        : { ...state, reset_filters: false }
  }
}
