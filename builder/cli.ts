import { setFlagsFromString } from 'node:v8'
import { COMMANDS } from './commands/commands.js'
import { refuseUnknown, UsageError } from './shared/programs/command-line.js'
import { failProgram, ignoreClosedOutput, readVersion } from './shared/programs/run-program.js'
import { askThroughProxy } from './shared/programs/ask-through-proxy.js'

// React picks its build when it is loaded, and the one for development is several times slower.
process.env['NODE_ENV'] ??= 'production'
// The parser of `fetch` is WebAssembly, and a process cannot end while V8 optimises it: a job that finds
// nothing new would take a fifth longer.
setFlagsFromString('--liftoff-only')

ignoreClosedOutput()
try {
  const [name = '', ...args] = process.argv.slice(2)
  await runCommand(name, args)
} catch (error) {
  await failProgram(error)
}

async function runCommand(name: string, args: readonly string[]): Promise<void> {
  if (name === '--version') return console.log(readVersion())
  if (name === '--help') return printHelp()
  const names = Object.keys(COMMANDS)
  if (name === '') throw new UsageError(`Name a command: ${names.join(', ')}.`)
  const command = COMMANDS[name] ?? refuseUnknown('command', name, names)
  await askThroughProxy(process.env)
  await command.run(name, args)
}

function printHelp(): void {
  const lines = Object.entries(COMMANDS).map(
    ([name, { summary }]) => `  ${name.padEnd(19)}${summary}`,
  )
  console.log(`Usage: COMMAND [OPTION]...\nCOMMAND --help says more.\n\n${lines.join('\n')}`)
}
