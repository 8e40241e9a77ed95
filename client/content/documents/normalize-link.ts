import { extend } from '../../shared/lib/extend.js'
import { isOldJobLink } from '../../shared/addresses/job-paths.js'
import { readJobQuery } from '../../shared/requests/job-query.js'
import { readAddress } from '../values/web-address.js'
import { isSafeUrl } from './field-values.js'
import { isRecord } from '../../shared/lib/is-record.js'
import { describeValue } from './describe-value.js'
import { findLinkFault, isApplyLink, isEssentialLink } from './link-faults.js'
import type { DocumentLink, LinkPlace } from './link-targets.js'
import { reportAt, type FieldPosition } from './normalize-context.js'

const TEXTS = ['id', 'url', 'text'] as const

/**
 * A link to a document gets the path of its page, an address of this site its usual form; any other keeps
 * its address if that is safe. A link that leads nowhere loses its address.
 */
export function normalizeLink(
  link: unknown,
  position: FieldPosition,
  place: LinkPlace = 'field',
): unknown {
  if (!isRecord(link)) return null
  const wrong = TEXTS.find((name) => typeof (link[name] ?? '') !== 'string')
  if (wrong !== undefined) {
    reportAt(position, {
      severity: 'warning',
      message: `"${wrong}" of the link is ${describeValue(link[wrong])}.`,
      remedy: 'It is left empty: choose the link again.',
    })
    return { link_type: 'Any' }
  }
  if (isDocumentLink(link)) return extend(link, { url: resolveDocument(link, position, place) })
  const { url } = link
  if (typeof url !== 'string' || url === '') return link
  const { address, fault } = readAddress(url)
  if (isSafeUrl(address)) {
    if (fault !== null) reportAt(position, { severity: 'warning', ...fault })
    const read = address === url ? link : { ...link, url: address }
    return resolveAddress(read, address, position)
  }
  const otherwise = fault?.remedy ?? 'Write one that begins with https:, mailto:, tel: or /.'
  reportAt(position, {
    severity: 'warning',
    message: `${JSON.stringify(url)} is not an address that a visitor can be sent to.`,
    remedy: toRemedy(url, otherwise),
  })
  return { ...link, url: null }
}

function toRemedy(url: string, otherwise: string): string {
  const meant = findMeantAddress(url) ?? null
  return meant === null ? otherwise : `Probably "${meant}" is meant: write that.`
}

type Link = Readonly<Record<string, unknown>>

function isDocumentLink(link: Link): link is Link & DocumentLink {
  return link['link_type'] === 'Document' && typeof link['id'] === 'string'
}

function resolveDocument(
  link: DocumentLink,
  position: FieldPosition,
  place: LinkPlace,
): string | null {
  const target = position.options.targets.ofDocument(link)
  const fault = findLinkFault(link, target, position, place)
  if (fault !== null) reportAt(position, fault)
  return target.path
}

function resolveAddress(link: Link, url: string, position: FieldPosition): Link {
  if (isApplyLink(position)) return resolveApplyAddress(link, url, position)
  const target = position.options.targets.ofAddress(url)
  if (target === undefined) {
    if (findMeantAddress(url) !== undefined) {
      const message = `${JSON.stringify(url)} is no address of a website.`
      reportAt(position, { severity: 'warning', message, remedy: toRemedy(url, 'Write it again.') })
    }
    return link
  }
  if (target !== null) return target.url === url ? link : { ...link, url: target.url }
  const message = `leads to ${url.slice(0, 200)}, which is not there.`
  if (isEssentialLink(position)) {
    const remedy = toRemedy(url, 'Correct the link, or publish the page that it is meant for.')
    reportAt(position, { severity: 'error', message, remedy })
    return link
  }
  const remedy = toRemedy(
    url,
    'The link is left out: correct or remove it, or publish the page that it is meant for.',
  )
  reportAt(position, { severity: 'warning', message, remedy })
  return { ...link, url: null }
}

/** What this site answers is no form: people would stand where they were. The rest is checked with the open jobs. */
function resolveApplyAddress(link: Link, url: string, position: FieldPosition): Link {
  const { ofAddress, isOfSite } = position.options.targets
  const target = ofAddress(url)
  const isAnswered = target === undefined ? isOfSite(url) : target !== null || namesJob(url)
  if (!isAnswered) return link
  reportAt(position, {
    severity: 'error',
    message: `people would apply at ${url.slice(0, 200)}, which is a page of this site and no form.`,
    remedy: 'Link to the form itself.',
  })
  return { ...link, url: null }
}

/** Also one that the site does not know: such addresses are of careers sites, and of no forms. */
function namesJob(url: string): boolean {
  const { pathname } = new URL(url, 'https://site.invalid')
  return isOldJobLink(pathname) || readJobQuery(/\?[^#]*/.exec(url)?.[0] ?? '') !== null
}

/**
 * What an editor probably typed into a web link. The CMS puts `https://` before it, so that a path
 * becomes a host, and an e-mail address a user name. Undefined where nothing is wrong with the address,
 * null where nobody can tell what it was.
 */
function findMeantAddress(url: string): string | null | undefined {
  const typed = /^https?:\/*<?(.*)$/is.exec(readAddress(url).address)?.[1]
  if (typed === undefined) return undefined
  const meant = readTyped(typed)
  return meant === undefined || isSafeUrl(meant) ? meant : null
}

function readTyped(typed: string): string | undefined {
  const [, scheme, rest] = /^(https?)(?::\/*|\/{2,})(.*)$/is.exec(typed) ?? []
  if (scheme !== undefined) return `${scheme.toLowerCase()}://${rest}`
  if (/^(?:mailto|tel):./i.test(typed)) return typed
  const [authority = ''] = typed.split(/[/?#\\]/, 1)
  if (authority.includes('@')) return authority.includes(':') ? '' : `mailto:${authority}`
  const isHost = /\.|^\[|^localhost(?::|$)/i.test(authority)
  return isHost ? undefined : `/${typed}`
}
