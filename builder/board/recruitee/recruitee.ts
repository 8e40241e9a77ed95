import { BoardError } from '../board-error.js'
import type { BoardVendor } from '../board-vendor.js'
import { readJsonObject } from '../read-fields.js'
import { readRecruiteeJob } from './read-recruitee-job.js'

/**
 * The Careers Site API: https://docs.recruitee.com/reference/offers. Its list has whole offers, those that are
 * published, on one page. Recruitee has announced that it will want a token from February 2027; until then it
 * is public.
 */
export const recruitee: BoardVendor = {
  origin: (company) => `https://${company}.recruitee.com`,
  listPath: () => '/api/offers/',
  readPage: (answer) => {
    const { offers } = readJsonObject(answer)
    if (Array.isArray(offers)) return { postings: offers as unknown[], nextPath: null }
    throw new BoardError('has no list "offers"')
  },
  idOf: ({ id }) => id,
  readJob: readRecruiteeJob,
}
