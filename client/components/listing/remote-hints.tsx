import type { RemoteHint } from '../../filters/answer/remote-hint.js'

export interface RemoteHintsProps {
  hints: readonly RemoteHint[]
  onChoose: (hint: RemoteHint) => void
}

/** Remote roles that the chosen offices leave out; a press adds them. */
export function RemoteHints({ hints, onChoose }: RemoteHintsProps) {
  if (hints.length === 0) return null
  return (
    <ul className="remote-hints">
      {hints.map((hint) => (
        <li key={hint.slug}>
          <button type="button" className="link-button" onClick={() => onChoose(hint)}>
            {hint.text}
          </button>
        </li>
      ))}
    </ul>
  )
}
