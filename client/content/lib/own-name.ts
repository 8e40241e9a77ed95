import { BASE } from '../../shared/addresses/own-base.js'

/** Where a file of this language lies, relative to the document root: 'de/feed.xml' for 'feed.xml'. */
export function toOwnName(name: string): string {
  return `${BASE}/${name}`.slice(1)
}
