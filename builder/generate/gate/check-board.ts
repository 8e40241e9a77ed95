import { createFinding, toApprovalRemedy, type Check } from './candidate.js'

/** A small board may lose fewer jobs than this on any day. */
const LEAST_LOSS = 5

/**
 * A board without a posting, with half of those gone that the live release has, or with half of them for the
 * first time without a field that a page needs: postings were closed by mistake, the board was read in part or
 * is written otherwise than before, or it is that of another company.
 */
export const checkBoard: Check = ({ board, live, ref, approval, allowsDrop }) => {
  const before = live?.board?.jobs ?? []
  if (board === null || allowsDrop || approval?.ref === ref) return []
  const remedy = `Look whether JOB_BOARD names the right company, and whether postings were closed by mistake. ${toApprovalRemedy(ref)}`
  const refuse = (message: string) => [{ ...createFinding(message, remedy, true), isOfBoard: true }]
  if (board.jobs.length === 0 && board.leftOut.length === 0) {
    return before.length === 0 ? [] : refuse(`the job board ${board.name} has no posting any more.`)
  }
  const known = new Set(live?.board?.leftOut)
  const without = board.leftOut.filter((number) => !known.has(number)).length
  if (without >= LEAST_LOSS && without >= board.jobs.length) {
    return refuse(
      `${without} postings of the job board ${board.name} lack a field without which no job has a page, and only ${board.jobs.length} have all: the warnings name them.`,
    )
  }
  const now = new Set(board.jobs)
  const kept = before.filter((number) => now.has(number)).length
  if (before.length - kept < LEAST_LOSS || kept * 2 > before.length) return []
  return refuse(
    `only ${kept} of ${before.length} postings of the live release are on the job board ${board.name}, which has ${board.jobs.length}.`,
  )
}
