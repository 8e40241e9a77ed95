import { EnvironmentError, type EnvironmentReader } from './environment.js'

/** The applicant tracking systems whose boards can be read. */
export const BOARD_VENDORS = [
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'recruitee',
  'personio',
  'teamtailor',
  'smartrecruiters',
] as const
export type BoardVendorName = (typeof BOARD_VENDORS)[number]

/** Whose postings are jobs of the site, beside those of the CMS. */
export interface JobBoard {
  vendor: BoardVendorName
  company: string
  /** Scheme, host and port in place of the vendor's own; null for that. */
  endpoint: string | null
}

/** In place of a company: the board service on this machine, whose postings are invented. */
export const SAMPLE_COMPANY = 'sample'
/** Where it listens, unless it is told otherwise. */
export const BOARD_PORT = 8095

/** Null without a board. @throws EnvironmentError */
export function readJobBoard(read: EnvironmentReader): JobBoard | null {
  const given = read.optional('JOB_BOARD')
  if (given === null) return null
  return toJobBoard(given, read, (what) => new EnvironmentError(`JOB_BOARD: ${what}`))
}

/** 'greenhouse:acme', wherever it was given. What is wrong with it is thrown as `refuse` has it. */
export function toJobBoard(
  given: string,
  read: EnvironmentReader,
  refuse: (what: string) => Error,
): JobBoard {
  const [name = '', company = '', ...rest] = given.split(':')
  const vendor = BOARD_VENDORS.find((each) => each === name)
  if (vendor === undefined || rest.length > 0 || !/^[a-z0-9][a-z0-9._-]*$/i.test(company)) {
    throw refuse(
      `"${given}" must be VENDOR:COMPANY, as in ${BOARD_VENDORS[0]}:acme; vendors are ${BOARD_VENDORS.join(', ')}.`,
    )
  }
  return { vendor, company, endpoint: readEndpoint(read, company) }
}

/** `greenhouse:acme` */
export function toBoardName({ vendor, company }: JobBoard): string {
  return `${vendor}:${company}`
}

function readEndpoint(read: EnvironmentReader, company: string): string | null {
  const given = read.optionalUrl('JOB_BOARD_ENDPOINT')
  if (given === null) {
    return company === SAMPLE_COMPANY ? `http://localhost:${BOARD_PORT}` : null
  }
  const { origin } = new URL(given)
  if (origin === given.toLowerCase()) return origin
  throw new EnvironmentError(
    `JOB_BOARD_ENDPOINT: "${given}" has a path, which is the vendor's own. Give ${origin}.`,
  )
}
