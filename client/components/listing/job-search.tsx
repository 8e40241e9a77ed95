import { useId } from 'react'

export interface JobSearchProps {
  value: string
  onChange: (value: string) => void
  /** The visitor has left the box. */
  onLeave: () => void
}

/** The search box of the listing: results change while one types. */
export function JobSearch({ value, onChange, onLeave }: JobSearchProps) {
  const id = useId()
  return (
    <div className="role-search">
      <label className="filter-group-legend" htmlFor={id}>
        Search roles
      </label>
      <input
        id={id}
        className="input"
        type="search"
        name="q"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
    </div>
  )
}
