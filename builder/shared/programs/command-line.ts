import { parseArgs } from 'node:util'
import { closest } from 'fastest-levenshtein'

export type OptionSpecs = Readonly<
  Record<string, { type: 'boolean' | 'string'; description: string; isRequired?: true }>
>

export type OptionValues<Options extends OptionSpecs> = {
  [Name in keyof Options]: Options[Name] extends { isRequired: true }
    ? string
    : (Options[Name]['type'] extends 'string' ? string : boolean) | undefined
}

export interface CommandSpec<Options extends OptionSpecs = OptionSpecs> {
  summary: string
  /** The one argument as the help shows it: `REF`, or `[ID]` if it may be left out. */
  argument?: string
  options: Options
  /** For the help, if there are more than the usual ones. */
  exitCodes?: string
}

export interface CommandLine<Options extends OptionSpecs> {
  /** Null if it was left out. */
  argument: string | null
  values: OptionValues<Options>
  /** What was asked for in place of the command itself. */
  wants: 'help' | 'version' | null
}

/** The command line is wrong, and nothing has been done. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export const EXIT_CODES = '0 done, 1 failed, 2 wrong command line (nothing is done)'

const COMMON: OptionSpecs = {
  help: { type: 'boolean', description: 'print this and do nothing else' },
  version: { type: 'boolean', description: 'print the version and do nothing else' },
}

/** Throws `UsageError` of one line that names the nearest known option. */
export function parseCommandLine<const Options extends OptionSpecs>(
  name: string,
  { argument, options }: CommandSpec<Options>,
  args: readonly string[],
): CommandLine<Options> {
  const specs: OptionSpecs = { ...COMMON, ...options }
  const known = Object.keys(specs).map((option) => `--${option}`)
  const config = { args: [...args], options: specs, allowPositionals: true }

  for (const token of parseArgs({ ...config, strict: false, tokens: true }).tokens) {
    if (token.kind === 'option' && !Object.hasOwn(specs, token.name)) {
      refuseUnknown(`option of ${name}`, token.rawName, known)
    }
  }
  const { values, positionals } = parseStrictly(name, config)
  const wants = values['help'] ? 'help' : values['version'] ? 'version' : null
  const unexpected = positionals[argument === undefined ? 0 : 1]
  if (unexpected !== undefined) refuseUnknown(`argument of ${name}`, unexpected, known)
  if (wants === null) {
    const required = known.filter((option) => specs[option.slice(2)]?.isRequired)
    const missing = required.find((option) => values[option.slice(2)] === undefined)
    const isArgumentMissing = argument?.startsWith('[') === false && positionals.length === 0
    if (missing !== undefined) throw new UsageError(`${name}: ${missing} is missing.`)
    if (isArgumentMissing) throw new UsageError(`${name}: ${argument} is missing.`)
  }
  return { argument: positionals[0] ?? null, values: values as OptionValues<Options>, wants }
}

function parseStrictly(name: string, config: Parameters<typeof parseArgs>[0]) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UsageError(`${name}: ${(error as Error).message}`, { cause: error })
  }
}

/** Throws `UsageError` with the nearest of the known words. */
export function refuseUnknown(kind: string, word: string, known: readonly string[]): never {
  throw new UsageError(`Unknown ${kind}: "${word}". Did you mean "${closest(word, known)}"?`)
}

export function describeCommand(
  name: string,
  { summary, argument, options, exitCodes = EXIT_CODES }: CommandSpec,
): string {
  const specs = Object.entries({ ...options, ...COMMON }).map(
    ([option, { type, description }]) => ({
      shown: type === 'string' ? `--${option} VALUE` : `--${option}`,
      description,
    }),
  )
  const width = 2 + Math.max(...specs.map(({ shown }) => shown.length))
  const lines = specs.map(({ shown, description }) => `  ${shown.padEnd(width)}${description}`)
  const usage = [name, argument, '[OPTION]...'].filter(Boolean).join(' ')
  return [`Usage: ${usage}`, summary, '', ...lines, '', `Exit codes: ${exitCodes}`].join('\n')
}
