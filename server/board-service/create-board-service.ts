import { createHash } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { BoardVendorName } from '../../builder/shared/config/job-board.js'
import { FAULTS, isFault, type BoardFault } from './faults.js'
import { FORMS } from './forms/forms.js'
import type { Posting } from './postings/posting.js'

/** What is served; whatever is changed here is in the next answer. */
export interface ServedBoard {
  vendor: BoardVendorName
  postings: Posting[]
  /** In place of the next answers, one each. */
  faults: BoardFault[]
  /** In place of every answer, or of those to some paths, until it is null again. */
  outage: { fault: BoardFault; paths?: RegExp } | null
}

/**
 * A board in a vendor's form, whatever the company, with ETags. By hand, `POST /control/faults/{name}` has the next
 * answer fail, `POST /control/postings/{number}` changes fields of a posting by a JSON object, and `DELETE` closes it.
 */
export function createBoardService(board: ServedBoard): RequestListener {
  return (request, response) => {
    const { pathname: path, searchParams: query } = new URL(
      request.url ?? '/',
      'http://board.invalid',
    )
    if (path.startsWith('/control/')) return control(board, path, request, response)
    const { contentType, answer } = FORMS[board.vendor]
    const body = answer({ path, query }, board.postings)
    const fault = board.faults.shift() ?? findOutage(board, path)
    if (fault !== null) FAULTS[fault](response, body ?? '')
    else if (body === null) response.writeHead(404).end('{"status":404,"error":"Not found"}')
    else send(request, response, body, contentType)
  }
}

function findOutage({ outage }: ServedBoard, path: string): BoardFault | null {
  return outage !== null && (outage.paths ?? /^/).test(path) ? outage.fault : null
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  contentType: string,
): void {
  const etag = `W/"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`
  if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
  else response.writeHead(200, { etag, 'content-type': contentType }).end(body)
}

function control(
  board: ServedBoard,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [, , kind = '', name = ''] = path.split('/')
  const posting = board.postings.find(({ number }) => String(number) === name)
  const finish = (status: number) => response.writeHead(status).end()
  if (kind === 'faults' && isFault(name)) {
    board.faults.push(name)
    finish(204)
  } else if (kind !== 'postings' || posting === undefined) finish(404)
  else if (request.method === 'DELETE') {
    board.postings.splice(board.postings.indexOf(posting), 1)
    finish(204)
  } else {
    void readBody(request).then(
      (change) => {
        Object.assign(posting, change)
        finish(204)
      },
      () => finish(400),
    )
  }
}

async function readBody(request: IncomingMessage): Promise<object> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as object
}
