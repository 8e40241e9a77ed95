import { isJobId } from '../../shared/addresses/url-policy.js'
import { trimSigns } from './unseen-signs.js'

/** The numbers of old links in a field of an editor, and what in it is none. */
export function readFormerIds(text: string): { ids: string[]; others: string[] } {
  const ids: string[] = []
  const others: string[] = []
  for (const part of text.normalize('NFKC').split(/[\s,;|、]+/)) {
    const written = trimSigns(part)
    const id = written.includes('/') ? findInAddress(written) : NUMBER.exec(written)?.[1]
    if (id !== undefined) ids.push(id)
    else if (written !== '') others.push(written)
  }
  return { ids, others }
}

/** '4012', '#4012', 'GH-4012', '(4012).' */
const NUMBER = /^[^\p{L}\p{N}]*(?:gh[-_ ]?#?)?(\d{1,19})[^\p{L}\p{N}]*$/iu

/** The last number of its path, or else the id in its query. */
function findInAddress(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1)
  const ofPath = path.split('/').findLast(isJobId)
  return ofPath ?? /[?&](?:\w*id|token)=(\d{1,19})(?!\w)/i.exec(address)?.[1]
}
