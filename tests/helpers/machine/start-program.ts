import { spawn, type SpawnOptionsWithoutStdio } from 'node:child_process'
import { once } from 'node:events'

/** A program whose output is kept: of both streams, in the order in which it comes. */
export function startProgram(
  program: string,
  args: readonly string[],
  options: SpawnOptionsWithoutStdio = {},
) {
  const child = spawn(program, args, options)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    output: said,
  }))
  return { child, output: () => said, ended }
}
