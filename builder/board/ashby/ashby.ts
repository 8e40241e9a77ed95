import { BoardError } from '../board-error.js'
import type { BoardVendor } from '../board-vendor.js'
import { readJsonObject } from '../read-fields.js'
import { readAshbyJob } from './read-ashby-job.js'

/**
 * The Job Postings API: https://developers.ashbyhq.com/docs/public-job-posting-api. Its list has whole
 * postings, and no pages.
 */
export const ashby: BoardVendor = {
  origin: () => 'https://api.ashbyhq.com',
  listPath: (company) => `/posting-api/job-board/${company}?includeCompensation=true`,
  readPage: (answer) => {
    const { jobs } = readJsonObject(answer)
    if (Array.isArray(jobs)) return { postings: jobs as unknown[], nextPath: null }
    throw new BoardError('has no list "jobs"')
  },
  idOf: ({ id }) => id,
  readJob: readAshbyJob,
}
