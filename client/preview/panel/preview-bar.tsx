import { toDateText } from '../../shared/lib/date-text.js'
import { CHECK_PANEL_ID } from './check-panel.js'
import { CopyPreviewLink } from './copy-preview-link.js'
import type { PreviewSession } from '../session/preview-session.js'
import type { PreviewState } from '../state/preview-state.js'

export interface PreviewBarProps {
  session: PreviewSession
  state: PreviewState
  isDeleted: boolean
  link: string
  onCompare: () => void
  check: { isOpen: boolean; findings: number; onToggle: (open: boolean) => void }
}

export function PreviewBar({ session, state, isDeleted, link, onCompare, check }: PreviewBarProps) {
  const asOf = session.asOf()
  return (
    <section className="preview-bar" aria-label="Preview">
      <p className="preview-bar-name">
        <strong>
          <span className="preview-bar-word">Preview: </span>
          {state.drafts?.label ?? `drafts of ${state.activeRepositoryName}`}
          <span className="preview-bar-word">.</span>
        </strong>
        <span className="preview-bar-word"> Not published.</span>
      </p>
      {isDeleted && (
        <p>
          <strong>Deleted in this draft.</strong>
        </p>
      )}
      {asOf !== null && <p>{`As of ${toDateText(asOf)}, ${asOf.slice(11)}.`}</p>}
      {state.error !== null && (
        <p role="alert">
          The last change could not be read: {state.error}{' '}
          <button type="button" className="link-button" onClick={() => void session.retry()}>
            Try again
          </button>
        </p>
      )}
      <div className="preview-bar-actions">
        <button
          type="button"
          className="link-button"
          aria-expanded={check.isOpen}
          aria-controls={CHECK_PANEL_ID}
          onClick={() => check.onToggle(!check.isOpen)}
        >
          {check.findings === 0 ? 'Check' : `Check (${check.findings})`}
        </button>
        <button type="button" className="link-button" aria-haspopup="dialog" onClick={onCompare}>
          Compare
        </button>
        <CopyPreviewLink key={link} link={link} />
        <button type="button" className="link-button" onClick={session.exit}>
          Exit
        </button>
      </div>
    </section>
  )
}
