import { BoardError } from '../board-error.js'
import type { BoardVendor } from '../board-vendor.js'
import { readJsonObject } from '../read-fields.js'
import { mergeRows } from './merge-rows.js'
import { readWorkableJob } from './read-workable-job.js'

/**
 * The list that Workable's own widget reads: whole postings, without pages. Its fields are those that
 * public programs read; Workable's documentation of them was not at hand.
 */
export const workable: BoardVendor = {
  origin: () => 'https://apply.workable.com',
  listPath: (company) => `/api/v1/widget/accounts/${company}?details=true`,
  readPage: (answer) => {
    const { jobs } = readJsonObject(answer)
    if (Array.isArray(jobs)) return { postings: mergeRows(jobs), nextPath: null }
    throw new BoardError('has no list "jobs"')
  },
  idOf: ({ shortcode }) => shortcode,
  readJob: readWorkableJob,
}
