/** A setting that is missing or wrong; the message names the variable and is fit to be shown. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

export interface EnvironmentReader {
  text: (name: string, fallback: string) => string
  optional: (name: string) => string | null
  /** From the variable, or from the file that `NAME_FILE` names. */
  secret: (name: string) => string | null
  url: (name: string, fallback: string) => string
  optionalUrl: (name: string) => string | null
  flag: (name: string, fallback: boolean) => boolean
  integer: (name: string, fallback: number, minimum: number, maximum: number) => number
  choice: <Value extends string>(name: string, values: readonly Value[], fallback: Value) => Value
}

/** Reads settings from the environment; an empty variable counts as not set. */
export function createEnvironmentReader(
  env: Record<string, string | undefined>,
  readFile: (path: string) => string,
): EnvironmentReader {
  const optional = (name: string) => env[name]?.trim() || null

  const secret = (name: string) => {
    const path = optional(`${name}_FILE`)
    if (path === null) return optional(name)
    try {
      return readFile(path).trim() || null
    } catch {
      throw new EnvironmentError(`${name}_FILE: the file "${path}" cannot be read.`)
    }
  }

  const optionalUrl = (name: string) => {
    const value = optional(name)
    if (value === null) return null
    if (!/^https?:\/\/[^\s/?#@]+/i.test(value)) {
      throw new EnvironmentError(`${name}: "${value}" is not an http or https address.`)
    }
    return value.replace(/\/+$/, '')
  }

  const flag = (name: string, fallback: boolean) => {
    const value = optional(name)
    if (value === null) return fallback
    if (value !== 'true' && value !== 'false') {
      throw new EnvironmentError(`${name}: "${value}" must be true or false.`)
    }
    return value === 'true'
  }

  const integer = (name: string, fallback: number, minimum: number, maximum: number) => {
    const value = optional(name)
    if (value === null) return fallback
    const number = /^\d+$/.test(value) ? Number(value) : NaN
    if (!(number >= minimum && number <= maximum)) {
      throw new EnvironmentError(
        `${name}: "${value}" must be a whole number from ${minimum} to ${maximum}.`,
      )
    }
    return number
  }

  const choice = <Value extends string>(
    name: string,
    values: readonly Value[],
    fallback: Value,
  ) => {
    const value = optional(name) ?? fallback
    const known = values.find((candidate) => candidate === value)
    if (known === undefined) {
      throw new EnvironmentError(`${name}: "${value}" must be one of ${values.join(', ')}.`)
    }
    return known
  }

  return {
    text: (name, fallback) => optional(name) ?? fallback,
    optional,
    secret,
    url: (name, fallback) => optionalUrl(name) ?? fallback,
    optionalUrl,
    flag,
    integer,
    choice,
  }
}
