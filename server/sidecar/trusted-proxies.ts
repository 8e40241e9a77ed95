import { isIP } from 'node:net'
import { EnvironmentError } from '../../builder/shared/config/environment.js'

/**
 * Addresses and networks, separated by spaces, as nginx takes them, or commas.
 * @throws EnvironmentError
 */
export function readTrustedProxies(text: string): string[] {
  const proxies = text.split(/[\s,]+/).filter((part) => part !== '')
  for (const proxy of proxies) {
    if (isNetwork(proxy)) continue
    throw new EnvironmentError(
      `TRUSTED_PROXIES: "${proxy}" must be an address or a network such as 10.0.0.0/8.`,
    )
  }
  return proxies
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const bits = { 4: 32, 6: 128 }[isIP(address)]
  if (bits === undefined || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
}
