import type { JobView } from '../../shared/page-data/views.js'
import { toWorkplaceText } from '../listing/workplace-text.js'

export function JobSummary({ job }: { job: JobView }) {
  const parts = [
    job.places.map(({ name }) => name).join(', '),
    toWorkplaceText(job) ?? '',
    job.types.map(({ name }) => name).join(', '),
  ].filter((part) => part !== '')
  return <p className="band-facts">{parts.join(' · ')}</p>
}
