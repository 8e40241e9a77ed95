import { PREVIEW_PLUGIN_VERSION } from '../../shared/preview/preview-options.js'
import type { PreviewSession } from '../session/preview-session.js'
import type { PreviewState } from '../state/preview-state.js'
import { AccessTokenDialog } from './access-token-dialog.js'
import { Dialog } from './dialog.js'

export interface PreviewDialogsProps {
  session: PreviewSession
  state: PreviewState
}

export function PreviewDialogs({ session, state }: PreviewDialogsProps) {
  const { activeRepositoryName: repositoryName, previewState, error, options } = state
  const { cancel, submitAccessToken } = session
  if (repositoryName === null) return null
  switch (previewState) {
    case 'RESOLVING':
    case 'BOOTSTRAPPING':
      return <LoadingDialog onCancel={cancel} />
    case 'PROMPT_FOR_ACCESS_TOKEN':
      return (
        <AccessTokenDialog
          repositoryName={repositoryName}
          refused={options[repositoryName]?.accessToken ?? null}
          onSubmit={submitAccessToken}
          onCancel={cancel}
        />
      )
    case 'FAILED':
      return <ErrorDialog repositoryName={repositoryName} message={error ?? ''} onCancel={cancel} />
    default:
      return null
  }
}

function LoadingDialog({ onCancel }: { onCancel: () => void }) {
  return (
    <Dialog title="Fetching preview" onCancel={onCancel}>
      <p className="dialog-text" role="status">
        Please wait while your updates are loading…
      </p>
      <CancelAction onCancel={onCancel} />
    </Dialog>
  )
}

interface ErrorDialogProps {
  repositoryName: string
  message: string
  onCancel: () => void
}

function ErrorDialog({ repositoryName, message, onCancel }: ErrorDialogProps) {
  return (
    <Dialog title="Error" onCancel={onCancel}>
      <p className="dialog-text">The preview could not be loaded.</p>
      <p className="dialog-text">{message}</p>
      <CancelAction onCancel={onCancel} />
      <dl className="dialog-detail">
        <div>
          <dt>Repository</dt>
          <dd>{repositoryName}</dd>
        </div>
        <div>
          <dt>Plugin Version</dt>
          <dd>{PREVIEW_PLUGIN_VERSION}</dd>
        </div>
      </dl>
    </Dialog>
  )
}

function CancelAction({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="dialog-actions">
      <button type="button" className="button button--quiet" onClick={onCancel}>
        Cancel Preview
      </button>
    </div>
  )
}
