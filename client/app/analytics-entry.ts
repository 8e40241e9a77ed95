import { attempt } from '../shared/lib/attempt.js'
import { hasPreviewCookie } from '../shared/preview/has-preview-cookie.js'

/** The content security policy names it, see `nginx/maps/security-policy.conf`. */
const POLICY = 'analytics'

/* Only in pages of a site that has ANALYTICS_SCRIPT. */
loadAnalytics(document)

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string
  }
}

/**
 * Loads the operator's own script for statistics, `ANALYTICS_SCRIPT`: neither for a visitor whose browser asks not
 * to be tracked by Global Privacy Control, nor in a preview. What stands behind `#` are the attributes that it reads,
 * as in `#data-domain=careers.example.com`.
 */
function loadAnalytics(document: Document): void {
  const url = document.getElementById('root')?.dataset.analytics
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean }
  if (url === undefined || globalPrivacyControl === true) return
  if (hasPreviewCookie(attempt(() => document.cookie))) return
  const [address = '', attributes = ''] = url.split('#')
  const script = document.createElement('script')
  for (const [name, value] of new URLSearchParams(attributes)) script.setAttribute(name, value)
  script.src = trustOnly(address)
  document.head.append(script)
}

function trustOnly(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const rules = { createScriptURL: () => address }
  return (trustedTypes?.createPolicy(POLICY, rules) ?? rules).createScriptURL(address)
}
