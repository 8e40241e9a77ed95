import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import { inspectBoard, type JoinedBoard } from '../../board/index.js'
import type { BuilderConfig } from '../../lib/config.js'
import { toBoardName } from '../../shared/config/job-board.js'
import { missing, right, wrong, type Finding } from './finding.js'

interface CheckedBoard {
  /** Of CMS and board together, as far as the board can be read. */
  documents: readonly CareersDocument[]
  findings: Finding[]
}

/** Reads the job board, if there is one, and reports what of it the CMS does not know or writes itself. */
export async function checkBoard(
  config: BuilderConfig,
  ofCms: readonly CareersDocument[],
): Promise<CheckedBoard> {
  const { jobBoard: board } = config
  if (board === null) return { documents: ofCms, findings: [] }
  const joined = await inspectBoard({ ...config, board }, ofCms)
  if ('trouble' in joined) {
    const remedy = 'Correct JOB_BOARD, or try again later: the site stays as it is.'
    return { documents: ofCms, findings: [wrong('job board', joined.trouble, remedy)] }
  }
  const found = `${toBoardName(board)}, ${joined.jobs.length} open postings`
  return { documents: joined.documents, findings: [right('job board', found), ...list(joined)] }
}

function list({ ownUnits, additions, warnings }: JoinedBoard): Finding[] {
  return [
    ...ownUnits.map(({ type, data: { name } }) =>
      missing(
        `board’s ${type}`,
        `the CMS has no "${name}", so it has a page of its own with nothing but its jobs`,
        `Publish a ${type} with the name "${name}", or give one the line "${name}" among its ${type === 'location' ? 'earlier and other' : 'earlier'} names.`,
      ),
    ),
    ...additions.map(({ number, id, fields }) =>
      right(
        `job ${number}`,
        `on the board and in the CMS (${id}), which wins in ${fields.join(', ')}`,
      ),
    ),
    ...warnings.map((line) =>
      wrong('job board', line, 'The site is published all the same.', false),
    ),
  ]
}
