import type { JobRow } from '../../shared/page-data/views.js'
import { fillSavedLinkSlot, fillSaveButtonSlot } from '../../runtime/saved/save-slots.js'

/** React leaves alone what is in the element, which may be filled before it is hydrated. */
const FILLED_BY_SCRIPT = { children: '', suppressHydrationWarning: true }

/** Where the script puts the button that saves a role. */
export function SaveButtonSlot({ job }: { job: Pick<JobRow, 'id' | 'path' | 'title'> }) {
  const data = { 'data-save': job.id, 'data-path': job.path, 'data-title': job.title }
  return <div className="save-slot" {...data} {...FILLED_BY_SCRIPT} ref={fillSaveButtonSlot} />
}

/** Where the script puts the link to the saved roles, once there are any. */
export function SavedLinkSlot() {
  return <div className="saved-slot" {...FILLED_BY_SCRIPT} ref={fillSavedLinkSlot} />
}
