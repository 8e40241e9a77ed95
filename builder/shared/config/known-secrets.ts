/** In characters: anything shorter is a part of ordinary words. */
const SHORTEST = 6
const SCHEME = /^(?:bearer|basic|token|[\w-]+:)$/i
/** What stands between `//` and `@` in an address. */
const CREDENTIALS = /(:\/\/)[^\s/?#"]*@/g
const SHOWN = '[secret]'

/** The longest first, so that none leaves a part of another. */
let known: readonly string[] = []

/** From now on no text that this process prints has it, as a whole, in a list or behind the name of a scheme. */
export function rememberSecret(secret: string | null): void {
  if (secret === null) return
  const parts = [secret, ...secret.split(/[\s,]+/).filter((part) => !SCHEME.test(part))]
  const forms = parts.flatMap((part) => [part, encodeURIComponent(part), toBase64(part)])
  const all = new Set([...known, ...forms.filter(({ length }) => length >= SHORTEST)])
  known = [...all].sort((one, other) => other.length - one.length)
}

const toBase64 = (text: string) => Buffer.from(text).toString('base64')

export function withoutSecrets(text: string): string {
  return known.reduce(
    (told, secret) => told.replaceAll(secret, SHOWN),
    text.replace(CREDENTIALS, `$1${SHOWN}@`),
  )
}
