import { BoardError } from '../board-error.js'
import type { BoardVendor } from '../board-vendor.js'
import { readJsonObject } from '../read-fields.js'
import { readSmartrecruitersJob } from './read-smartrecruiters-job.js'

/** The most that the API gives at once. */
const PAGE = 100

/**
 * The Posting API: https://developers.smartrecruiters.com/docs/endpoints. Its list comes in pages and
 * without texts, which are with single postings.
 */
export const smartrecruiters: BoardVendor = {
  origin: () => 'https://api.smartrecruiters.com',
  listPath: (company) => toPagePath(toListPath(company), 0),
  readPage: (answer, path) => {
    const { content, totalFound } = readJsonObject(answer)
    if (!Array.isArray(content)) throw new BoardError('has no list "content"')
    const { pathname, searchParams } = new URL(path, 'https://api.smartrecruiters.com')
    const end = Number(searchParams.get('offset')) + content.length
    const isLast = typeof totalFound !== 'number' || end >= totalFound
    if (!isLast && content.length === 0) {
      throw new BoardError(`has no posting after ${end} of ${totalFound}`)
    }
    return { postings: content as unknown[], nextPath: isLast ? null : toPagePath(pathname, end) }
  },
  details: {
    path: (company, id) => `${toListPath(company)}/${id}`,
    read: readJsonObject,
  },
  idOf: ({ id }) => id,
  readJob: readSmartrecruitersJob,
}

function toListPath(company: string): string {
  return `/v1/companies/${company}/postings`
}

function toPagePath(listPath: string, offset: number): string {
  return `${listPath}?limit=${PAGE}&offset=${offset}`
}
