import { UsageError } from '../../builder/shared/programs/command-line.js'
import { BOARD_PORT, BOARD_VENDORS } from '../../builder/shared/config/job-board.js'
import { runProgram } from '../../builder/shared/programs/run-program.js'
import { readPort } from '../lib/listen-on.js'
import { serveBoard } from './serve-board.js'

const PROGRAM = {
  name: 'board',
  summary: 'Serves a job board of invented postings, as an applicant tracking system would.',
  options: {
    vendor: { type: 'string', description: BOARD_VENDORS.join(' | '), isRequired: true },
    port: { type: 'string', description: `where it listens; ${BOARD_PORT}` },
  },
} as const

await runProgram(PROGRAM, async (options) => {
  const vendor = BOARD_VENDORS.find((each) => each === options.vendor)
  if (vendor === undefined) {
    throw new UsageError(`board: --vendor must be one of ${BOARD_VENDORS.join(', ')}.`)
  }
  const { origin, board, close } = await serveBoard(
    vendor,
    readPort('--port', options.port, BOARD_PORT),
  )
  console.log(`Job board: ${origin} (${vendor}, ${board.postings.length} postings)`)
  console.log(`Read it with JOB_BOARD=${vendor}:sample JOB_BOARD_ENDPOINT=${origin}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
})
