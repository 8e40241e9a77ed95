import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, unlink } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import path from 'node:path'

/** A mark in a folder that is there for as long as its process lives, and no longer. */
export interface Claim {
  /** File name in the folder. */
  name: string
  release: () => Promise<void>
}

const ESTABLISHING = '.'

/**
 * A claim is a Unix socket that its process listens on. When the process ends, however it ends, the
 * system refuses connections to it; so nobody has to guess from ages or process ids whether a claim
 * still holds, and it holds across containers that share the folder. No name is ever used twice:
 * what refuses once is dead for good.
 */
export async function claim(folder: string, label: string): Promise<Claim> {
  await mkdir(folder, { recursive: true })
  for (;;) {
    const made = await tryToClaim(folder, `${label}-${randomUUID().slice(0, 13)}`)
    if (made !== null) return made
  }
}

async function tryToClaim(folder: string, name: string): Promise<Claim | null> {
  const server = createServer((socket) => socket.destroy())
  const listening = path.join(folder, `${ESTABLISHING}${name}`)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(shorter(listening), resolve)
  })
  server.unref()
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  try {
    // It must not be seen before it listens: it would look dead.
    await rename(listening, path.join(folder, name))
  } catch (error) {
    await close()
    ignoreMissing(error as NodeJS.ErrnoException)
    // Taken for dead in the instant between the two steps of listening.
    return null
  }
  const release = async () => {
    await unlink(path.join(folder, name)).catch(ignoreMissing)
    await close()
  }
  return { name, release }
}

/** The names of all claims that hold; what dead processes left is removed. */
export async function listClaims(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => [])
  const alive = await Promise.all(
    names.map(async (name) => {
      if (await isAlive(path.join(folder, name))) return !name.startsWith(ESTABLISHING)
      await unlink(path.join(folder, name)).catch(ignoreMissing)
      return false
    }),
  )
  return names.filter((_, index) => alive[index])
}

/** Anything but a plain refusal counts as alive: to wait too long is harmless, to take over is not. */
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

/** What every system allows for the path of a socket, in bytes; Node cuts a longer one off silently. */
const LONGEST_PATH = 103

function shorter(file: string): string {
  const relative = path.relative(process.cwd(), file)
  const shortest = relative.length < file.length ? relative : file
  if (Buffer.byteLength(shortest) <= LONGEST_PATH) return shortest
  throw new Error(`SITE_ROOT: ${file} is too long for a socket. Choose a shorter folder.`)
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
