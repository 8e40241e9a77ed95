/** The keys of the three checkbox groups, as the URL spells them. */
export type FilterKey = 'location' | 'department' | 'type'

export interface FilterOption {
  slug: string
  name: string
  /** Roles found if this option alone were chosen in its group. */
  count: number
  checked: boolean
  /** A part of what an option above it stands for, such as an office of a country. */
  nested?: boolean
  /** No role behind it in a short group: visible, but not to be chosen. */
  disabled?: boolean
  /** No role behind it in a long group: kept behind "Show options with no roles". */
  hidden?: boolean
}

export interface FilterGroup {
  key: FilterKey
  legend: string
  options: readonly FilterOption[]
}

export interface FilterChip {
  key: FilterKey | 'q'
  slug: string
  label: string
}

export interface EmptySuggestion {
  label: string
  count: number
  onChoose: () => void
}
