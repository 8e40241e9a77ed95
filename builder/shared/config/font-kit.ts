import { EnvironmentError, type EnvironmentReader } from './environment.js'
import { isPlainOrigin, toOrigin } from './plain-origin.js'

/** A font provider's kit: a stylesheet and the fonts that it names. */
interface FontKit {
  /** The address of the stylesheet; null without a kit. */
  url: string | null
  /** Where the kit's styles and fonts come from, its own origin first; none without a kit. */
  origins: readonly string[]
}

/** Its stylesheets begin with an `@import` from a second host. */
const ADOBE_FONTS = ['https://use.typekit.net', 'https://p.typekit.net']

/** The same rule as in `nginx/entrypoint.sh`. */
export function readFontKit(read: EnvironmentReader): FontKit {
  const url = read.address('FONT_KIT_URL')
  const given = read.optional('FONT_KIT_ORIGINS')?.split(/\s+/)
  for (const origin of given ?? []) {
    check('FONT_KIT_ORIGINS', origin, 'Give origins such as https://p.typekit.net.')
  }
  if (url === null) return { url, origins: [] }

  const origin = toOrigin(url.toLowerCase())
  check('FONT_KIT_URL', origin, 'Give the https address of the kit.')
  const further = given ?? (ADOBE_FONTS[0] === origin ? ADOBE_FONTS : [])
  return { url, origins: [...new Set([origin, ...further])] }
}

function check(name: string, origin: string, remedy: string): void {
  if (isPlainOrigin(origin)) return
  throw new EnvironmentError(`${name}: "${origin}" is not an https origin. ${remedy}`)
}
