import type { Fields } from '../../../../builder/board/board-job.js'
import type { BoardVendor } from '../../../../builder/board/board-vendor.js'
import { readPostings } from '../../../../builder/board/read-postings.js'

/** One posting as a vendor's adapter reads it: its job and the notes of it, or the line in place of it. */
export function readPosting(vendor: BoardVendor, posting: Fields) {
  const { jobs, leftOut } = readPostings(vendor, [posting])
  const [read] = jobs
  const blocks = read?.job.text ?? []
  return {
    job: read?.job,
    /** [type, text] of each block. */
    text: blocks.map((block) => [block.type, block.text]),
    notes: read?.notes ?? leftOut,
  }
}
