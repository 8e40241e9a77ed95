import { isIP } from 'node:net'
import { EnvironmentError } from '../../builder/shared/environment.js'

/** Express's names for networks. */
const NAMES = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Addresses, networks and Express's names for them, separated by spaces, as nginx takes them, or commas.
 * @throws EnvironmentError
 */
export function readTrustedProxies(text: string): string[] {
  const proxies = text.split(/[\s,]+/).filter((part) => part !== '')
  for (const proxy of proxies) {
    if (NAMES.has(proxy) || isNetwork(proxy)) continue
    throw new EnvironmentError(
      `SIDECAR_TRUSTED_PROXIES: "${proxy}" is no address, network such as 10.0.0.0/8, or one of ${[...NAMES].join(', ')}.`,
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
