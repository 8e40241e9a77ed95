import { connect } from 'node:net'

export interface RawAnswer {
  /** Null if the connection ended without a status line. */
  status: number | null
  /** Names in lower case, each with all of its values. */
  headers: Readonly<Record<string, readonly string[]>>
  text: string
  /** Whether the server ended the connection, and not this client because it waited in vain. */
  isEndedByServer: boolean
}

interface Sending {
  /** The address to ask from. */
  localAddress?: string
  /** In ms: so long without a byte, the client ends its side of the connection. */
  patience?: number
}

/** In ms. */
const LONGEST = 20_000

/** Sends bytes as they stand on a connection of its own, and reads the first answer. */
export function sendBytes(
  baseUrl: string,
  bytes: string | Buffer,
  { localAddress, patience = 10_000 }: Sending = {},
): Promise<RawAnswer> {
  const { hostname: host, port } = new URL(baseUrl)
  return new Promise((resolve) => {
    let text = ''
    let isWaitedFor = false
    const isHead = /^[\r\n]*HEAD /.test(String(bytes))
    const socket = connect({ host, port: Number(port), allowHalfOpen: true, localAddress })
    const finish = () => {
      socket.destroy()
      resolve({ ...parseAnswer(text), text, isEndedByServer: !isWaitedFor })
    }
    socket.setEncoding('latin1').setNoDelay()
    socket.on('connect', () => {
      socket.write(typeof bytes === 'string' ? toBytes(bytes) : bytes)
      // Only now: a busy machine may be slow to connect, and nothing would have been sent.
      socket.setTimeout(patience)
    })
    // A server may do the same: then it is over after the second silence.
    socket.on('timeout', () => {
      if (isWaitedFor) return finish()
      isWaitedFor = true
      socket.end()
      socket.setTimeout(LONGEST)
    })
    socket.on('data', (chunk: string) => {
      text = (text + chunk).replace(/^HTTP\/1\.1 100 [^]*?\r\n\r\n/, '')
      if (isWhole(text, isHead)) finish()
    })
    socket.on('error', finish)
    socket.on('end', finish)
  })
}

/** Each character is a byte. */
function toBytes(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}

function parseAnswer(text: string): Pick<RawAnswer, 'status' | 'headers'> {
  const [head = ''] = text.split('\r\n\r\n', 1)
  const [statusLine = '', ...lines] = head.split('\r\n')
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]
  if (status === undefined) return { status: null, headers: {} }
  const headers: Record<string, string[]> = {}
  for (const line of lines) {
    const at = line.indexOf(':')
    ;(headers[line.slice(0, at).toLowerCase()] ??= []).push(line.slice(at + 1).trim())
  }
  return { status: Number(status), headers }
}

/** Whether nothing more is to come. */
function isWhole(text: string, isHead: boolean): boolean {
  const at = text.indexOf('\r\n\r\n')
  if (at < 0) return false
  const { status, headers } = parseAnswer(text)
  if (isHead || status === 204 || status === 304) return true
  if (headers['transfer-encoding'] !== undefined) return text.endsWith('\r\n0\r\n\r\n')
  return text.length - at - 4 >= Number(headers['content-length']?.[0] ?? Infinity)
}
