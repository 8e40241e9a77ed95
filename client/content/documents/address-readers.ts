import { isRecord } from '../../shared/lib/is-record.js'
import { toApplyAddress, toApplyHost } from '../values/apply-address.js'
import { readFormerIds } from '../values/former-ids.js'
import { readAddress } from '../values/web-address.js'
import { isFilled, quote, type Reader } from './value-reader.js'

export const readApplyLink: Reader = (value, report) => {
  const url: unknown = isRecord(value) ? value['url'] : null
  const address = toApplyAddress(url)
  if (!isRecord(value) || typeof url !== 'string' || address === null) return value
  if (/^https:/i.test(readAddress(url).address)) return value
  report({
    severity: 'warning',
    message: `${url.slice(0, 200)} is no https address.`,
    remedy:
      'It is taken with https, since people send personal data there: try it, and correct the link.',
  })
  return { ...value, url: address }
}

/** One that is none stays, because without hosts all would be allowed. */
export const readApplyHost: Reader = (value, report) => {
  if (!isFilled(value)) return value
  const host = toApplyHost(value)
  if (host === null) {
    report({
      severity: 'warning',
      message: `${quote(value)} is no host.`,
      remedy: 'No apply link can lead there: write one alone, for example apply.example.com.',
    })
  }
  return host ?? value
}

export const readEmail: Reader = (value, report) => {
  if (!isFilled(value)) return value
  const { address, fault } = readAddress(value)
  const email = address.replace(/^mailto:/i, '')
  if (fault === null && /^[^\s@]+@[^\s@]+$/.test(email)) return email
  report({
    severity: 'warning',
    message: `${quote(value)} is no e-mail address.`,
    remedy: 'The name stands without it: write the address alone.',
  })
  return null
}

export const readFormerId: Reader = (value, report) => {
  const others = isFilled(value) ? readFormerIds(value).others : []
  if (others.length > 0) {
    report({
      severity: 'warning',
      message: `${others.map(quote).join(', ')} is no number of an old link.`,
      remedy:
        'It leads nowhere: write the number alone, of 1 to 19 digits. An old address of another form needs a redirect.',
    })
  }
  return value
}
