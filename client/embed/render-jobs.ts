import * as words from '#words/listing.js'
import type { Job } from './fetch-jobs.js'

/** Only text nodes are created, so no answer can inject markup. */
export function renderJobs(
  listed: readonly Job[],
  total: number,
  site: string,
  listing: string,
): HTMLElement[] {
  const more = document.createElement('p')
  more.className = 'open-roles-more'
  more.append(link(listing, total === 0 ? words.seeAllRoles : words.seeAllOf(total)))
  if (total === 0) {
    const none = document.createElement('p')
    none.className = 'open-roles-none'
    none.textContent = words.noRolesAtPresent
    return [none, more]
  }

  const list = document.createElement('ul')
  list.className = 'open-roles-list'
  for (const job of listed) {
    const item = document.createElement('li')
    const location = document.createElement('span')
    location.className = 'open-roles-place'
    location.textContent = job.location.name
    item.append(link(ofSite(job.absolute_url, site), job.title), ' ', location)
    list.append(item)
  }
  return listed.length < total ? [list, more] : [list]
}

function link(url: string, text: string): HTMLAnchorElement {
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.textContent = text
  return anchor
}

/** Keeps only the path, so that links always lead to the requested site. */
function ofSite(url: string, site: string): string {
  const target = new URL('/', site)
  target.pathname = new URL(url, site).pathname
  return target.href
}
