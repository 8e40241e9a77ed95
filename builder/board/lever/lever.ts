import { BoardError } from '../board-error.js'
import type { BoardVendor } from '../board-vendor.js'
import { parseJson } from '../read-fields.js'
import { readLeverJob } from './read-lever-job.js'

/** More postings than most companies have, so that most boards are one request. */
const PAGE = 500

/**
 * The Postings API: https://github.com/lever/postings-api. Its list has whole postings. Companies of the
 * European instance are at another host, https://api.eu.lever.co, which JOB_BOARD_ENDPOINT names.
 */
export const lever: BoardVendor = {
  origin: () => 'https://api.lever.co',
  listPath: (company) => toPagePath(`/v0/postings/${company}`, 0),
  readPage: (answer, path) => {
    const postings = parseJson(answer)
    if (!Array.isArray(postings)) throw new BoardError('is no list')
    const { pathname, searchParams } = new URL(path, 'https://api.lever.co')
    const skip = Number(searchParams.get('skip'))
    const nextPath = postings.length < PAGE ? null : toPagePath(pathname, skip + postings.length)
    return { postings: postings as unknown[], nextPath }
  },
  idOf: ({ id }) => id,
  readJob: readLeverJob,
}

function toPagePath(listPath: string, skip: number): string {
  return `${listPath}?mode=json&skip=${skip}&limit=${PAGE}`
}
