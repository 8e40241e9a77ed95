import {
  describeCommand,
  parseCommandLine,
  UsageError,
} from '../../builder/shared/programs/command-line.js'
import { createEnvironmentReader } from '../../builder/shared/config/environment.js'
import { BOARD_VENDORS, readBoardPort } from '../../builder/shared/config/job-board.js'
import { failProgram, readVersion } from '../../builder/shared/programs/run-program.js'
import { serveBoard } from './serve-board.js'

const NAME = 'board'
const SPEC = {
  summary: 'Serves a job board of invented postings, as an applicant tracking system would.',
  options: {
    vendor: { type: 'string', description: BOARD_VENDORS.join(' | '), isRequired: true },
  },
} as const

try {
  const { wants, values } = parseCommandLine(NAME, SPEC, process.argv.slice(2))
  if (wants === 'help') console.log(describeCommand(NAME, SPEC))
  else if (wants === 'version') console.log(readVersion())
  else await serve(values.vendor)
} catch (error) {
  await failProgram(error)
}

async function serve(name: string): Promise<void> {
  const vendor = BOARD_VENDORS.find((each) => each === name)
  if (vendor === undefined) {
    throw new UsageError(`board: --vendor must be one of ${BOARD_VENDORS.join(', ')}.`)
  }
  const port = readBoardPort(createEnvironmentReader(process.env))
  const { origin, board, close } = await serveBoard(vendor, port)
  console.log(`Job board: ${origin} (${vendor}, ${board.postings.length} postings)`)
  console.log(`Read it with JOB_BOARD=${vendor}:sample JOB_BOARD_ENDPOINT=${origin}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
}
