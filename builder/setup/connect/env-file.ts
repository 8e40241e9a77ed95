import { readFile, rename, stat, writeFile } from 'node:fs/promises'

/** A value of the file; null if there is none. */
export function readEnvValue(text: string, name: string): string | null {
  const line = text.split('\n').findLast((candidate) => candidate.startsWith(`${name}=`))
  return line?.slice(name.length + 1).trim() || null
}

/** Every other line stays as it is; one that gives another value is kept as a comment. */
export function setEnvValues(text: string, values: Readonly<Record<string, string>>): string {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n')
  for (const [name, value] of Object.entries(values)) {
    const line = `${name}=${value}`
    const at = lines.findLastIndex((candidate) => candidate.startsWith(`${name}=`))
    const former = lines[at]
    if (former === undefined) lines.push(line)
    else if (former.slice(name.length + 1).trim() === '') lines[at] = line
    else if (former !== line) lines.splice(at, 1, `# ${former}`, line)
  }
  return lines.map((line) => `${line}\n`).join('')
}

/** Empty if there is no such file. */
export async function readEnvFile(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
}

/** Replaces it at once, with its mode; a new one is for its owner only, because it holds secrets. */
export async function writeEnvFile(file: string, text: string): Promise<void> {
  const mode = (await stat(file).catch(() => null))?.mode ?? 0o600
  await writeFile(`${file}.tmp`, text, { mode })
  await rename(`${file}.tmp`, file)
}
