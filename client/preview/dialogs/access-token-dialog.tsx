import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import * as MESSAGES from '../../shared/constants/messages.js'
import { Dialog } from './dialog.js'

export interface AccessTokenDialogProps {
  repositoryName: string
  /** The refused token; null on the first prompt. */
  refused: string | null
  onSubmit: (accessToken: string) => Promise<void>
  onCancel: () => void
}

const HELP = 'https://user-guides.prismic.io/en/articles/1036153-generating-an-access-token'

export function AccessTokenDialog(props: AccessTokenDialogProps) {
  return (
    <Dialog title="Enter your access token" onCancel={props.onCancel}>
      <p className="dialog-text">An access token is required to view this preview.</p>
      <p className="dialog-text">
        Repository Name: <strong>{props.repositoryName}</strong>
      </p>
      <AccessTokenForm {...props} />
      <p className="dialog-detail">
        Not sure what your access token is?{' '}
        <a href={HELP} target="_blank" rel="noopener noreferrer nofollow">
          Learn about generating one here.
        </a>
      </p>
    </Dialog>
  )
}

function AccessTokenForm({ refused, onSubmit, onCancel }: AccessTokenDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const [fieldId, errorId] = [useId(), useId()]
  const [attempts, setAttempts] = useState(0)
  const [isTrying, setIsTrying] = useState(false)

  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [refused, attempts])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const accessToken = field.current?.value.trim() ?? ''
    if (accessToken === '') return requireValue(field.current)
    if (isTrying) return
    setIsTrying(true)
    await onSubmit(accessToken)
    setIsTrying(false)
    setAttempts((before) => before + 1)
  }

  return (
    <form onSubmit={(event) => void submit(event)} aria-busy={isTrying}>
      <div className="field">
        <label htmlFor={fieldId} className="visually-hidden">
          Access token
        </label>
        <input
          ref={field}
          id={fieldId}
          className="input"
          name="access-token"
          placeholder="your-access-token"
          defaultValue={refused ?? ''}
          required
          autoComplete="off"
          spellCheck={false}
          aria-invalid={refused !== null}
          aria-describedby={refused === null ? undefined : errorId}
        />
        {refused !== null && (
          <p id={errorId} className="field-error" role="alert">
            {MESSAGES.incorrectToken}
          </p>
        )}
      </div>
      <div className="dialog-actions">
        <button type="button" className="button button--quiet" onClick={onCancel}>
          Cancel
        </button>
        <button type="submit" className="button">
          Continue
        </button>
      </div>
    </form>
  )
}

/** To a browser, spaces are a value: without them it says that the field is required. */
function requireValue(field: HTMLInputElement | null): void {
  if (field === null) return
  field.value = ''
  field.reportValidity()
}
