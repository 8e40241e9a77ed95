import { BoardError } from '../board-error.js'
import type { BoardVendor } from '../board-vendor.js'
import { readJsonObject } from '../read-fields.js'
import { readGreenhouseJob } from './read-greenhouse-job.js'

/**
 * The Job Board API: https://developers.greenhouse.io/job-board.html. The list has all postings with their
 * texts; pay is with single postings only.
 */
export const greenhouse: BoardVendor = {
  origin: () => 'https://boards-api.greenhouse.io',
  listPath: (company) => `${toBoardPath(company)}?content=true`,
  readPage: (answer) => {
    const { jobs } = readJsonObject(answer)
    if (Array.isArray(jobs)) return { postings: jobs as unknown[], nextPath: null }
    throw new BoardError('has no list "jobs"')
  },
  details: {
    path: (company, id) => `${toBoardPath(company)}/${id}?pay_transparency=true`,
    read: readJsonObject,
  },
  idOf: ({ id }) => id,
  readJob: readGreenhouseJob,
}

function toBoardPath(company: string): string {
  return `/v1/boards/${company}/jobs`
}
