import { isOwnPath } from './path-base.js'
import { isPageUrl } from './url-policy.js'

/** Whether the router may open an address; the browser opens the others, those in another language too. */
export function isOwnPageUrl(url: URL, origin: string): boolean {
  return isPageUrl(url, origin) && isOwnPath(url.pathname)
}
