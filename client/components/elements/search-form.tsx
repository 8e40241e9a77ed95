import { useId } from 'react'

export interface SearchFormProps {
  label: string
  defaultValue?: string
  placeholder?: string
}

/** Leads to the listing with what was typed: a plain form, which the runtime takes over as it does links. */
export function SearchForm({ label, defaultValue, placeholder }: SearchFormProps) {
  // An id that begins with a letter, as some tools for HTML ask.
  const id = `search${useId()}`
  return (
    <search className="search-form">
      <form action="/#results" method="get">
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
