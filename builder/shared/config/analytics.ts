import { EnvironmentError, type EnvironmentReader } from './environment.js'
import { isPlainOrigin, toOrigin } from './plain-origin.js'

export interface Analytics {
  /** Of a script for statistics, with the attributes that it reads behind `#`; null for none. */
  script: string | null
  /** What the security policy allows to load: the script without its query; none without a script. */
  scriptSource: string | null
  /** The origins that it may call, its own first. */
  origins: readonly string[]
}

const PATH = /^(\/[\w./-]*)(\?[\w=&%:.-]*)?(#[\w=&%:.-]*)?$/

const TAG_MANAGER = /(^|\/)gtm\.js$/

/** The same rules as in `nginx/entrypoint.sh`. */
export function readAnalytics(read: EnvironmentReader): Analytics {
  const script = read.optional('ANALYTICS_SCRIPT')
  const origins = read.optional('ANALYTICS_ORIGINS')?.split(/\s+/) ?? []
  for (const origin of origins) {
    if (isPlainOrigin(origin)) continue
    throw new EnvironmentError(
      `ANALYTICS_ORIGINS: "${origin}" is not an https origin. Give origins such as https://stats.example.com, separated by spaces.`,
    )
  }
  if (script === null) return { script, scriptSource: null, origins: [] }

  const origin = toOrigin(script)
  const [, path] = PATH.exec(script.slice(origin.length)) ?? []
  if (!isPlainOrigin(origin) || path === undefined) {
    throw new EnvironmentError(
      `ANALYTICS_SCRIPT: "${script}" is not the plain https address of a script. Give one such as https://stats.example.com/script.js.`,
    )
  }
  if (TAG_MANAGER.test(path)) {
    throw new EnvironmentError(
      'ANALYTICS_SCRIPT: a tag manager loads any script, which the security policy refuses. Give the address of the one script that you need.',
    )
  }
  return { script, scriptSource: origin + path, origins: [...new Set([origin, ...origins])] }
}
