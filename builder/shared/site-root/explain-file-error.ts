import { lstatSync, statfsSync } from 'node:fs'
import path from 'node:path'

type FileError = NodeJS.ErrnoException & { dest?: string; address?: string }

const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some of its space, or give it more',
  EDQUOT: 'the quota of its user is used up. Raise it, or free some space',
  EROFS: 'it is mounted for reading only. Mount it for writing',
  EISDIR: 'a folder is in the place of the file. Delete it, or move it away',
  EIO: "the disk fails. See the system's log for the reason, and replace it if that stays",
}

/** Of the process or the machine, so they are about no file. */
const LIMITS: Readonly<Record<string, string>> = {
  EMFILE:
    'this process has as many files open as it may. Raise its limit: `ulimit -n 4096`, `ulimits` in Compose, LimitNOFILE in systemd',
  ENFILE: 'the machine has as many files open as it may. Raise it: `sysctl fs.file-max`',
}

const NO_WATCHERS =
  'this user watches as many files as the machine allows. Raise it: `sysctl fs.inotify.max_user_instances fs.inotify.max_user_watches`'

const NO_INODES =
  'the disk has no inodes left, though it has space: each file, folder and link takes one. Delete some, or give it more, as a larger disk has'

/**
 * The message of an error; if a disk is full or fails, too many files are open, or files of another user
 * are in the way, with what to do. Errors of writing to an open file name no path: then it is about `folder`.
 */
export function explainFileError(error: FileError, folder?: string): string {
  const limit = explainLimit(error)
  if (limit !== undefined) return `${error.message}: ${limit}.`
  // Of a link or a renaming, `path` is what was there before.
  const file = error.dest ?? error.path ?? error.address ?? folder
  if (file === undefined) return error.message
  const isOutOfInodes = error.code === 'ENOSPC' && hasNoInodes(path.resolve(file))
  const remedy = isOutOfInodes ? NO_INODES : REMEDIES[error.code ?? '']
  if (remedy !== undefined) return `${error.message}. ${path.resolve(file)}: ${remedy}.`
  return error.code === 'EACCES' || error.code === 'EPERM'
    ? explainOwner(error.message, file)
    : error.message
}

/** Linux reports too many watchers as too many files or as a full disk. */
function explainLimit({ code = '', syscall }: FileError): string | undefined {
  const isOfWatchers = syscall === 'watch' && (code === 'EMFILE' || code === 'ENOSPC')
  return isOfWatchers ? NO_WATCHERS : LIMITS[code]
}

/** Fewer than one in a hundred, since others may have deleted some by now. Some file systems count none. */
function hasNoInodes(file: string): boolean {
  try {
    const { files, ffree, blocks, bavail } = statfsSync(file)
    return ffree < files / 100 && ffree / files < bavail / blocks
  } catch {
    // What could not be made is not there.
    return path.dirname(file) !== file && hasNoInodes(path.dirname(file))
  }
}

function explainOwner(message: string, file: string): string {
  const owned = [file, path.dirname(file)].find(isForeign)
  if (owned === undefined) return message
  const [owner, self] = [lstatSync(owned).uid, process.getuid?.()]
  const remedy = `run this as that user, or: chown -R ${self} ${path.resolve(owned)}`
  return `${message}. User ${owner} owns ${owned}, and this is user ${self}: ${remedy}`
}

function isForeign(file: string): boolean {
  try {
    return lstatSync(file).uid !== process.getuid?.()
  } catch {
    return false
  }
}
