import type { JobRow } from '../../shared/page-data/views.js'
import { fillSavedPlace, fillSavePlace } from '../../runtime/saved/save-places.js'

/** React leaves alone what is in the element, which may be filled before it is hydrated. */
const FILLED_BY_SCRIPT = { children: '', suppressHydrationWarning: true }

/** Where the script puts the button that saves a role. */
export function SavePlace({ job }: { job: Pick<JobRow, 'id' | 'path' | 'title'> }) {
  const data = { 'data-save': job.id, 'data-path': job.path, 'data-title': job.title }
  return <div className="save-place" {...data} {...FILLED_BY_SCRIPT} ref={fillSavePlace} />
}

/** Where the script puts the link to the saved roles, once there are any. */
export function SavedPlace() {
  return <div className="saved-place" {...FILLED_BY_SCRIPT} ref={fillSavedPlace} />
}
