import type { PreviewSession } from '../session/preview-session.js'
import type { PreviewState } from '../state/preview-state.js'
import { AccessTokenDialog } from './access-token-dialog.js'
import { ErrorDialog } from './error-dialog.js'
import { LoadingDialog } from './loading-dialog.js'

export interface PreviewDialogsProps {
  session: PreviewSession
  state: PreviewState
}

/** The dialog that a state calls for, over whatever page is shown. */
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
