import { readFileSync } from 'node:fs'
import { isParsableUrl } from '../../../client/shared/lib/is-parsable-url.js'
import { rememberSecret } from './known-secrets.js'

export type Environment = Readonly<Record<string, string | undefined>>

/** A setting that is missing or wrong. The message names the variable and can be shown to users. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

export type EnvironmentReader = ReturnType<typeof createEnvironmentReader>

/** Reads settings from the environment; an empty variable counts as not set. */
export function createEnvironmentReader(env: Environment) {
  const optional = (name: string) => env[name]?.trim() || null
  const address = (name: string, secret?: string) => checkUrl(name, optional(name), secret)
  const optionalUrl = (name: string) => address(name)?.replace(/\/+$/, '') ?? null

  function choice<Value extends string>(name: string, values: readonly Value[], fallback: Value) {
    const given = optional(name) ?? fallback
    const value = values.find((candidate) => candidate === given)
    if (value !== undefined) return value
    throw new EnvironmentError(`${name}: "${given}" must be one of ${values.join(', ')}.`)
  }

  return {
    optional,
    /** `purpose` completes the message: 'with REBUILD_LAUNCHER=ecs'. */
    required: (name: string, purpose: string) => {
      const value = optional(name)
      if (value !== null) return value
      throw new EnvironmentError(`${name} must be set ${purpose}.`)
    },
    text: (name: string, fallback: string) => optional(name) ?? fallback,
    /**
     * From the variable, or from the file that `NAME_FILE` names; read again at each call. What this program
     * prints will not have it, unless a person is to be shown it.
     */
    secret: (name: string, isShown = false) => {
      const file = optional(`${name}_FILE`)
      const secret = file === null ? optional(name) : readSecretFile(`${name}_FILE`, file)
      if (!isShown) rememberSecret(secret)
      return secret
    },
    /** An http or https URL as it is given. `secret` names the variable for credentials. */
    address,
    /** An http or https URL without a trailing slash. */
    optionalUrl,
    url: (name: string, fallback: string) => optionalUrl(name) ?? fallback,
    /**
     * A URL that pages, logs and messages show, so it must hold no secret; `secret` names the variable for
     * one. Null if it is not given.
     */
    endpoint: (name: string, secret: string) => {
      if (!/[?#@]/.test(optional(name) ?? '')) return optionalUrl(name)
      throw new EnvironmentError(
        `${name}: the address may be shown, so it must have no "?", "#" or "@". Give a token as ${secret}.`,
      )
    },
    /** A URL of scheme, host and perhaps port only. */
    origin: (name: string, fallback: string) => toOrigin(name, optionalUrl(name) ?? fallback),
    flag: (name: string, fallback: boolean) =>
      choice(name, ['true', 'false'], fallback ? 'true' : 'false') === 'true',
    integer: (name: string, fallback: number, minimum: number, maximum: number) => {
      const value = optional(name) ?? String(fallback)
      const number = /^\d+$/.test(value) ? Number(value) : NaN
      if (number >= minimum && number <= maximum) return number
      throw new EnvironmentError(
        `${name}: "${value}" must be a whole number from ${minimum} to ${maximum}.`,
      )
    },
    choice,
  }
}

/** 'a, b' → ['a', 'b']; a file may have them on lines of their own. */
export function toList(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function checkUrl(name: string, value: string | null, secret?: string): string | null {
  if (value === null) return null
  if (/^(?:\w+:)?\/*[^/?#]*@/.test(value)) {
    const remedy = secret === undefined ? '' : `, and give them as ${secret}`
    throw new EnvironmentError(
      `${name}: no request can be sent to an address with credentials. Remove what is before "@"${remedy}.`,
    )
  }
  if (/^https?:\/\/[^\s/?#]+/i.test(value) && isParsableUrl(value)) return value
  throw new EnvironmentError(`${name}: "${value}" is not an http or https address.`)
}

function toOrigin(name: string, url: string): string {
  // In lower case, without a default port, and with a host that headers can hold.
  if (/^https?:\/\/[^/?#]+$/i.test(url)) return new URL(url).origin
  throw new EnvironmentError(
    `${name}: "${url}" has a path, but the site stands at the top of its host. Give ${new URL(url).origin}.`,
  )
}

function readSecretFile(name: string, file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null
  } catch {
    throw new EnvironmentError(`${name}: the file "${file}" cannot be read.`)
  }
}
