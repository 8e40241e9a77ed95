import { lstatSync } from 'node:fs'
import path from 'node:path'

/** The message of an error; if files of another user are in the way, with their owner and the remedy. */
export function explainFileError(error: NodeJS.ErrnoException & { address?: string }): string {
  const file = error.path ?? error.address
  if ((error.code !== 'EACCES' && error.code !== 'EPERM') || file === undefined) {
    return error.message
  }
  const owned = [file, path.dirname(file)].find(isForeign)
  if (owned === undefined) return error.message
  const [owner, self] = [lstatSync(owned).uid, process.getuid?.()]
  const remedy = `run this as that user, or: chown -R ${self} ${path.resolve(owned)}`
  return `${error.message}. User ${owner} owns ${owned}, and this is user ${self}: ${remedy}`
}

function isForeign(file: string): boolean {
  try {
    return lstatSync(file).uid !== process.getuid?.()
  } catch {
    return false
  }
}
