import { chooseJobs, listingUrl, type Choice } from './choose-jobs.js'
import { renderJobs } from './render-jobs.js'
import { fetchJobs } from './fetch-jobs.js'

/**
 * Defines `<open-roles department="engineering" location="leeds" limit="5">`, a list of open jobs
 * for any other website, in the page's own DOM and styles. Its content stays until the jobs are
 * loaded, and if they cannot be. @param home Address of the careers site in this language; the
 * attribute `site` overrides it.
 */
export function defineOpenJobs(home: string): void {
  if (customElements.get('open-roles') !== undefined) return
  // customElements.define accepts only a class.
  customElements.define(
    'open-roles',
    class extends HTMLElement {
      static observedAttributes = ['department', 'location', 'limit', 'site']

      constructor() {
        super()
        openLinksOutsideFrame(this)
      }

      connectedCallback(): void {
        void renderInto(this, home)
      }

      attributeChangedCallback(): void {
        if (this.isConnected) void renderInto(this, home)
      }
    },
  )
}

const latest = new WeakMap<HTMLElement, object>()

async function renderInto(element: HTMLElement, home: string): Promise<void> {
  const run = {}
  latest.set(element, run)
  const site = (element.getAttribute('site') ?? home).replace(/\/+$/, '')
  const choice: Choice = {
    department: element.getAttribute('department'),
    location: element.getAttribute('location'),
    limit: toLimit(element.getAttribute('limit')),
  }
  try {
    const { listed, total } = chooseJobs(await fetchJobs(site), choice)
    if (latest.get(element) !== run) return
    element.replaceChildren(...renderJobs(listed, total, site, listingUrl(site, choice)))
    element.dataset['state'] = 'ready'
  } catch (error) {
    if (latest.get(element) !== run) return
    console.warn('<open-roles>:', error)
    element.dataset['state'] = 'failed'
  }
}

function toLimit(value: string | null): number | null {
  const limit = Number(value)
  return value !== null && Number.isInteger(limit) && limit > 0 ? limit : null
}

/**
 * The careers site cannot be shown in a frame, so within one each link opens a new tab: those of the list,
 * and those that the page's author wrote into the element, which the parser may still be adding.
 */
function openLinksOutsideFrame(element: HTMLElement): void {
  if (window.self === window.top) return
  const adjust = () => {
    for (const link of element.querySelectorAll('a')) {
      link.target = '_blank'
      link.relList.add('noopener')
    }
  }
  adjust()
  new MutationObserver(adjust).observe(element, { childList: true, subtree: true })
}
