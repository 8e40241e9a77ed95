import { PREVIEW_PLUGIN_VERSION } from '../../shared/preview/preview-options.js'
import { Dialog } from './dialog.js'

export interface ErrorDialogProps {
  repositoryName: string
  message: string
  onCancel: () => void
}

export function ErrorDialog({ repositoryName, message, onCancel }: ErrorDialogProps) {
  return (
    <Dialog title="Error" onCancel={onCancel}>
      <p className="dialog-text">The preview could not be loaded.</p>
      <p className="dialog-text">{message}</p>
      <div className="dialog-actions">
        <button type="button" className="button button--quiet" onClick={onCancel}>
          Cancel Preview
        </button>
      </div>
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
