import { randomUUID } from 'node:crypto'
import { readdir, rename, unlink } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { makeFolder } from './make-folder.js'

/** A lock file that ends with its process. */
interface Claim {
  name: string
  release: () => Promise<void>
}

const ESTABLISHING = '.'

/**
 * A claim is a Unix socket that its process listens on. However the process ends, the kernel then
 * refuses connections, so no ages or process ids must be compared. Names are never reused: a claim
 * that refuses once has ended for good.
 *
 * (!) This works between the processes and containers of one host. On a volume that several hosts
 * share, every host refuses the sockets of the others and would delete their claims: run builders of
 * one site on one host.
 */
export async function claim(folder: string, label: string): Promise<Claim> {
  await makeFolder(folder)
  for (;;) {
    const own = await tryToClaim(folder, `${label}-${randomUUID().slice(0, 13)}`)
    if (own !== null) return own
  }
}

async function tryToClaim(folder: string, name: string): Promise<Claim | null> {
  const server = createServer((socket) => socket.destroy())
  const listening = path.join(folder, `${ESTABLISHING}${name}`)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // A user who may not connect could never learn that the process has ended.
    server.listen({ path: shorter(listening), writableAll: true }, resolve)
  })
  server.unref()
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  try {
    // Renamed once it listens: before that, it would count as ended.
    await rename(listening, path.join(folder, name))
  } catch (error) {
    await close()
    ignoreMissing(error as NodeJS.ErrnoException)
    // Another process removed it between bind and listen.
    return null
  }
  const release = async () => {
    // What stays is refused from now on, and removed by the next who looks.
    await unlink(path.join(folder, name)).catch(() => {})
    await close()
  }
  return { name, release }
}

/** Names of the claims in force. Removes those of processes that have ended. */
export async function listClaims(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(ignoreMissing)
  const alive = await Promise.all(
    names.map(async (name) => {
      if (await isAlive(path.join(folder, name))) return !name.startsWith(ESTABLISHING)
      // Another user's may have to stay. It has ended all the same.
      await unlink(path.join(folder, name)).catch(() => {})
      return false
    }),
  )
  return names.filter((_, index) => alive[index])
}

/** Only a refusal counts as ended: waiting too long is harmless, taking over is not. */
function isAlive(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(shorter(file))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    )
  })
}

/** Longest path of a socket on every system, in bytes; Node truncates a longer one silently. */
const LONGEST_PATH = 103

/** The relative or absolute path, whichever is shorter. */
function shorter(file: string): string {
  const relative = path.relative(process.cwd(), file)
  const shortest = relative.length < file.length ? relative : file
  if (Buffer.byteLength(shortest) <= LONGEST_PATH) return shortest
  throw new Error(`SITE_ROOT: ${file} is too long for a socket. Choose a shorter folder.`)
}

function ignoreMissing(error: NodeJS.ErrnoException): [] {
  if (error.code !== 'ENOENT') throw error
  return []
}
