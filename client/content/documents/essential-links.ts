import type { CareersDocument } from '../../shared/content-model/content-types.js'
import { pathOf, type FieldPosition } from './normalize-context.js'

/** Fields, by type of document, that mean nothing, or something else, without their link. */
const ESSENTIAL: Partial<Record<CareersDocument['type'], RegExp>> = {
  job: /^(?:department|locations\.\d+\.location|apply_links\.\d+\.url)$/,
  navigation: /^/,
  redirect: /^to$/,
}

/** Whether a link that leads nowhere is an error. Any other is left out, and its words stay. */
export function isEssentialLink(position: FieldPosition): boolean {
  return ESSENTIAL[position.document.type]?.test(toField(position)) === true
}

/** Whether people would apply there. */
export function isApplyLink(position: FieldPosition): boolean {
  return position.document.type === 'job' && /^apply_links\.\d+\.url$/.test(toField(position))
}

function toField(position: FieldPosition): string {
  return pathOf(position).join('.')
}
