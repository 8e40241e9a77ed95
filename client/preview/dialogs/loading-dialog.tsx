import { Dialog } from './dialog.js'

export function LoadingDialog({ onCancel }: { onCancel: () => void }) {
  return (
    <Dialog title="Fetching preview" onCancel={onCancel}>
      <p className="dialog-text" role="status">
        Please wait while your updates are loading…
      </p>
      <div className="dialog-actions">
        <button type="button" className="button button--quiet" onClick={onCancel}>
          Cancel Preview
        </button>
      </div>
    </Dialog>
  )
}
