import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/*
 * Loaded before a program, makes a disk that fails of the one that is there: of all operations that write,
 * those from the N-th on. A disk that is full stays full, while deleting goes on; of a disk that fails, one
 * operation does. FAILING_WRITE is 'N CODE'; a program can also call `failWrite`.
 */

const WRITING = [
  ...['appendFile', 'chmod', 'copyFile', 'cp', 'link', 'mkdir', 'mkdtemp', 'rename', 'symlink'],
  ...['truncate', 'utimes', 'writeFile', 'write', 'writev', 'fsync', 'fdatasync', 'futimes'],
]
const DELETING = ['rm', 'rmdir', 'unlink']
/** Of file handles. */
const HANDLE = ['appendFile', 'datasync', 'sync', 'truncate', 'utimes', 'write', 'writeFile']

/** Standard streams, and what a test reads from. */
const PIPES = [0, 1, 2, 3]

const MESSAGES = { ENOSPC: 'no space left on device', EIO: 'i/o error' }

let [failing, code] = [Infinity, 'EIO']
/** Names of operations, with their files. */
let done = []

/** Counts from zero again. Without arguments, nothing fails. Returns which operations there were. */
export function failWrite(number = Infinity, failure = 'EIO') {
  const former = done
  ;[failing, code, done] = [number, failure, []]
  return former
}

/** Throws if it is this operation's turn. As of the system, errors on open files name no path. */
function countOperation(name, [file, second]) {
  if (code === 'ENOSPC' && DELETING.includes(name)) return
  if (PIPES.includes(file)) return
  const place = typeof file === 'string' ? ` '${file}'` : ''
  const count = done.push(name + place)
  if (code === 'ENOSPC' ? count < failing : count !== failing) return
  const dest = ['copyFile', 'cp', 'link', 'rename', 'symlink'].includes(name)
    ? { dest: second }
    : {}
  const path = typeof file === 'string' ? { path: file, ...dest } : {}
  const message = `${code}: ${MESSAGES[code]}, ${name}${place}`
  throw Object.assign(new Error(message), { code, syscall: name, ...path })
}

function wrap(owner, name, wrapped) {
  const original = owner[name]
  if (original !== undefined) owner[name] = wrapped(original)
}

for (const name of [...WRITING, ...DELETING]) {
  wrap(fs.promises, name, (original) => async (...args) => {
    countOperation(name, args)
    return original(...args)
  })
  wrap(fs, `${name}Sync`, (original) => (...args) => {
    countOperation(name, args)
    return original(...args)
  })
}

const { FileHandle } = await fs.promises.open(import.meta.filename).then(async (handle) => {
  await handle.close()
  return { FileHandle: Object.getPrototypeOf(handle) }
})
for (const name of HANDLE) {
  wrap(
    FileHandle,
    name,
    (original) =>
      async function (...args) {
        countOperation(name, [])
        return original.apply(this, args)
      },
  )
}

/** Opening a file makes it, if it is for writing. */
const isForWriting = (flags = 'r') => flags !== 'r' && flags !== fs.constants.O_RDONLY
wrap(fs.promises, 'open', (original) => async (...args) => {
  if (isForWriting(args[1])) countOperation('open', args)
  return original(...args)
})
wrap(fs, 'openSync', (original) => (...args) => {
  if (isForWriting(args[1])) countOperation('open', args)
  return original(...args)
})

syncBuiltinESMExports()

const [number, failure] = (process.env.FAILING_WRITE ?? '').split(' ')
if (failure !== undefined) failWrite(Number(number), failure)
