/** The browser's own, which TypeScript does not know yet; what it makes takes the place of a text. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => Rules
}

interface Rules {
  createHTML: (markup: string) => string
  createScriptURL: (url: string) => string
}

/** The content security policy names it, see `nginx/maps/security-policy.conf`. */
const POLICY = 'careers'

let rules: Rules | null = null

/** Markup that the page's own document holds already, to be put into it again. */
export function trustOwnMarkup(element: Element | null): string {
  return getRules().createHTML(element?.innerHTML ?? '')
}

export function trustServiceWorker(): string {
  return getRules().createScriptURL('/sw.js')
}

/** Made once: the browser refuses a second policy of that name. */
function getRules(): Rules {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  rules ??= trustedTypes?.createPolicy(POLICY, OWN) ?? OWN
  return rules
}

const OWN: Rules = { createHTML: (markup) => markup, createScriptURL: (url) => url }
