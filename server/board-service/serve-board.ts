import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  BOARD_PORT,
  readJobBoard,
  SAMPLE_COMPANY,
  type BoardVendorName,
} from '../../builder/shared/config/job-board.js'
import {
  createEnvironmentReader,
  type Environment,
} from '../../builder/shared/config/environment.js'
import { listenOn } from '../lib/listen-on.js'
import { createBoardService, type ServedBoard } from './create-board-service.js'
import { createSamplePostings } from './postings/sample-postings.js'

interface AskedBoard {
  path: string
  status: number
  userAgent: string
}

export interface RunningBoard {
  origin: string
  board: ServedBoard
  /** What was asked and how it was answered, newest last; its reader clears it. */
  requests: AskedBoard[]
  close: () => Promise<void>
}

/** The invented postings, on the loopback interface; port 0 is any free one. */
export async function serveBoard(vendor: BoardVendorName, port: number): Promise<RunningBoard> {
  const today = new Date().toISOString().slice(0, 10)
  const board: ServedBoard = {
    vendor,
    postings: createSamplePostings(today),
    faults: [],
    outage: null,
  }
  const requests: AskedBoard[] = []
  const serve = createBoardService(board)
  const server = createServer((request, response) => {
    response.on('close', () => {
      const { url: path = '', headers } = request
      const userAgent = headers['user-agent'] ?? ''
      requests.push({ path, status: response.statusCode, userAgent })
    })
    serve(request, response)
  })
  await listenOn(server, '--port', { port, host: '127.0.0.1' })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    board,
    requests,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Null unless JOB_BOARD is `VENDOR:sample` and no other program serves it. @throws EnvironmentError */
export async function serveSampleBoard(env: Environment): Promise<RunningBoard | null> {
  const board = readJobBoard(createEnvironmentReader(env))
  if (board?.company !== SAMPLE_COMPANY || env['JOB_BOARD_ENDPOINT']?.trim()) return null
  // If the usual port is taken, any other will do: nobody else needs to know it.
  return serveBoard(board.vendor, BOARD_PORT).catch(() => serveBoard(board.vendor, 0))
}

/** For programs that read the sample's board. */
export function withSampleBoard(env: Environment, running: RunningBoard | null): Environment {
  return running === null ? env : { ...env, JOB_BOARD_ENDPOINT: running.origin }
}
