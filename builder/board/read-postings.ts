import { isEqual } from '../../client/content/lib/is-equal.js'
import { nameUnseen } from '../../client/content/values/unseen-signs.js'
import { isRecord } from '../../client/shared/lib/is-record.js'
import type { BoardJob, Fields } from './board-job.js'
import type { BoardVendor } from './board-vendor.js'
import { toJobNumber } from './job-number.js'
import { toPlainWords } from './text/plain-words.js'

export interface ReadPosting {
  job: BoardJob
  /** What of it could not be read, as parts of sentences. */
  notes: readonly string[]
}

export interface ReadPostings {
  jobs: ReadPosting[]
  /** What is no job, a line each. */
  leftOut: string[]
}

/** Postings by their numbers, as they were read before. */
export type PostingMemory = Map<string, { posting: Fields; read: ReadPosting | { line: string } }>

/** Each posting becomes a job, or a line that names it. One that is equal to a remembered one is not read again. */
export function readPostings(
  { idOf, readJob }: Pick<BoardVendor, 'idOf' | 'readJob'>,
  given: readonly unknown[],
  memory: PostingMemory = new Map(),
): ReadPostings {
  const jobs: ReadPosting[] = []
  const leftOut: string[] = []
  const first = new Map<string, Fields>()
  given.forEach((posting, index) => {
    const number = isRecord(posting) ? toJobNumber(idOf(posting)) : null
    if (!isRecord(posting) || number === null) {
      leftOut.push(
        `job ${index + 1} of the list has no id of 1 to 19 digits, nor a code of 6 to 100 letters and digits, and is left out: ${toPlainWords(posting)}.`,
      )
      return
    }
    const former = first.get(number)
    if (former === undefined) first.set(number, posting)
    else {
      if (!isEqual(former, posting)) leftOut.push(describeTwin(number, posting, former))
      return
    }
    const known = memory.get(number)
    const read =
      known !== undefined && isEqual(known.posting, posting)
        ? known.read
        : readPosting(readJob, posting, number)
    memory.set(number, { posting, read })
    if ('job' in read) jobs.push(read)
    else leftOut.push(read.line)
  })
  for (const number of memory.keys()) if (!first.has(number)) memory.delete(number)
  return { jobs, leftOut }
}

function readPosting(readJob: BoardVendor['readJob'], posting: Fields, number: string) {
  const notes = new Set<string>()
  const job = readJob(posting, number, (note) => void notes.add(nameUnseen(note)))
  if (job !== null) return { job, notes: [...notes] }
  return { line: `post ${number} "${toTitle(posting)}" ${[...notes].join(', ')}.` }
}

function describeTwin(number: string, posting: Fields, former: Fields): string {
  return `job ${number} "${toTitle(posting)}" has the id of another, "${toTitle(former)}", and is left out: give it an id of its own.`
}

function toTitle(posting: Fields): string {
  return toPlainWords(posting['title'] ?? posting['name'] ?? posting['text'])
}
