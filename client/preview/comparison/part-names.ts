/** The fields that only hold others have no name of their own. */
const NAMES: Readonly<Record<string, string>> = {
  job: '',
  listing: '',
  slices: '',
  sections: '',
  items: '',
  people: '',
  navigation: '',
  head: '',
  content: '',
  jobs: 'Roles',
  total: 'Number of roles',
  text: 'Text',
  types: 'Type',
  places: 'Place',
  salaries: 'Pay',
  similar: 'Similar roles',
  postedOn: 'Posted',
  closesAt: 'Closes',
  lang: 'Language',
  closedOn: 'Closed',
  remoteCountries: 'Remote from',
  listed: 'Shown in lists',
  robots: 'For search engines',
  process: 'How we hire',
  main: 'Menu',
  legal: 'Legal links',
}

/** 'officeDays' is 'Office days'. */
export function toFieldName(key: string): string {
  const words = key.replace(/_/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return NAMES[key] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** By what it is called on the page, for example 'Steps “How we hire”'; empty for a line of text. */
export function toItemName(item: unknown): string {
  if (typeof item !== 'object' || item === null) return ''
  const fields = item as Readonly<Record<string, unknown>>
  const kind = typeof fields['kind'] === 'string' ? toFieldName(fields['kind']) : ''
  const name = TITLES.map((key) => fields[key]).find((text) => typeof text === 'string' && text)
  return [kind, name === undefined ? '' : `“${String(name)}”`].filter(Boolean).join(' ')
}

const TITLES = ['heading', 'title', 'name', 'question', 'label', 'quote', 'value']
