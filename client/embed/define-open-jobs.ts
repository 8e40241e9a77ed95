import { chooseJobs, listingUrl, type Choice } from './choose-jobs.js'
import { renderJobs } from './render-jobs.js'
import { fetchJobs } from './fetch-jobs.js'

/**
 * `<open-roles department="engineering" location="leeds" limit="5">`: a company's open roles on any page
 * of anybody's. In the page's own DOM, so that its styles apply and its readers' tools see links; what
 * stands in the element stays until the roles are there, and for good if they cannot be read.
 *
 * @param home Origin of the careers site, unless an element names another in `site`.
 */
export function defineOpenJobs(home: string): void {
  if (customElements.get('open-roles') !== undefined) return
  // The platform takes nothing but a class.
  customElements.define(
    'open-roles',
    class extends HTMLElement {
      static observedAttributes = ['department', 'location', 'limit', 'site']

      connectedCallback(): void {
        void showRoles(this, home)
      }

      attributeChangedCallback(): void {
        if (this.isConnected) void showRoles(this, home)
      }
    },
  )
}

const latest = new WeakMap<HTMLElement, object>()

async function showRoles(element: HTMLElement, home: string): Promise<void> {
  const turn = {}
  latest.set(element, turn)
  const site = (element.getAttribute('site') ?? home).replace(/\/+$/, '')
  const choice: Choice = {
    department: element.getAttribute('department'),
    location: element.getAttribute('location'),
    limit: toLimit(element.getAttribute('limit')),
  }
  try {
    const { shown, total } = chooseJobs(await fetchJobs(site), choice)
    if (latest.get(element) !== turn) return
    element.replaceChildren(...renderJobs(shown, total, site, listingUrl(site, choice)))
    element.dataset['state'] = 'ready'
  } catch (error) {
    console.warn('<open-roles>:', error)
    element.dataset['state'] = 'failed'
  }
}

function toLimit(value: string | null): number | null {
  const limit = Number(value)
  return value !== null && Number.isInteger(limit) && limit > 0 ? limit : null
}
