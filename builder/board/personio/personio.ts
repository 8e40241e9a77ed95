import { isRecord } from '../../../client/shared/lib/is-record.js'
import type { BoardVendor } from '../board-vendor.js'
import { readXml } from '../read-xml.js'
import { readPersonioJob } from './read-personio-job.js'

const LISTS = ['position', 'office', 'jobDescription']

/**
 * The XML feed: https://developer.personio.de/docs/retrieving-open-job-positions. It has whole positions, those
 * that are published, on one page, and no address of a position: these are below `/job/` of the company's host.
 * In German, unless a language is asked for.
 */
export const personio: BoardVendor = {
  origin: toOrigin,
  listPath: (_company, lang = 'en') => `/xml?language=${lang.slice(0, 2)}`,
  readPage: (answer, _path, company = '') => {
    const { position = [] } = readXml(answer, 'workzag-jobs', LISTS)
    return {
      postings: (position as unknown[]).map((each) => withUrl(each, company)),
      nextPath: null,
    }
  },
  idOf: ({ id }) => id,
  readJob: readPersonioJob,
}

function toOrigin(company: string): string {
  return `https://${company}.jobs.personio.de`
}

function withUrl(position: unknown, company: string): unknown {
  if (!isRecord(position)) return position
  return { ...position, url: `${toOrigin(company)}/job/${String(position['id'])}` }
}
