import { useId } from 'react'
import { loadSearchEngine } from '../../filters/search/load-search-engine.js'
import * as words from '#words/listing.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'

export interface SearchFormProps {
  label: string
  defaultValue?: string
  placeholder?: string
}

/** A plain GET form, so that it works without JavaScript. */
export function SearchForm({ label, defaultValue, placeholder }: SearchFormProps) {
  // Some HTML checkers require an id to start with a letter.
  const id = `search${useId()}`
  return (
    <search className="search-form">
      <form action={`${FRONT_PATH}#results`} method="get">
        <label className="search-form-label" htmlFor={id}>
          {label}
        </label>
        <div className="search-form-row">
          <input
            id={id}
            className="input"
            type="search"
            name="q"
            defaultValue={defaultValue}
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={() => void loadSearchEngine()}
          />
          <button className="button" type="submit">
            {words.search}
          </button>
        </div>
      </form>
    </search>
  )
}
