import { useId, type FormEvent } from 'react'
import { useNavigation } from '../navigation/navigation-context.js'

const RESULTS = '/#results'

export interface SearchFormProps {
  label: string
  defaultValue?: string
  placeholder?: string
}

/** Leads to the listing with what was typed; a plain form, so that it works before any script. */
export function SearchForm({ label, defaultValue, placeholder }: SearchFormProps) {
  // An id that begins with a letter, as some tools for HTML ask.
  const id = `search${useId()}`
  const { navigate } = useNavigation()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void navigate(q === '' ? RESULTS : `/?${new URLSearchParams({ q })}#results`)
  }
  return (
    <search className="search-form">
      <form action={RESULTS} method="get" onSubmit={onSubmit}>
        <label className="search-form-label" htmlFor={id}>
          {label}
        </label>
        <div className="search-form-row">
          <input
            id={id}
            className="input"
            type="search"
            name="q"
            key={defaultValue}
            defaultValue={defaultValue}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button className="button" type="submit">
            Search
          </button>
        </div>
      </form>
    </search>
  )
}
