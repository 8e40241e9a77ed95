/*
 * The first paint comes before the runtime: its code and data are in a template element, where a
 * browser fetches nothing, until the page has been painted.
 */

function fetchRuntime() {
  const template = document.querySelector<HTMLTemplateElement>('template#runtime')
  if (template) document.head.append(template.content)
}

/**
 * The HTML lists all roles, which is not the answer to a search in the address: the stylesheet hides
 * them from the first paint on, until the listing has the answer, or shows them as what they are if
 * the code does not load.
 */
function holdSearch(query: URLSearchParams) {
  const { dataset } = document.documentElement
  dataset.search = 'pending'
  const fill = () =>
    document
      .querySelectorAll<HTMLInputElement>('.search-form [name="q"]')
      .forEach((field) => (field.value = query.get('q') ?? ''))
  requestAnimationFrame(fill)
  document.addEventListener('DOMContentLoaded', fill)
  const fail = ({ target }: Event) => {
    const isCode = target === window || target instanceof HTMLScriptElement
    if (isCode && dataset.search === 'pending') dataset.search = 'failed'
  }
  window.addEventListener('error', fail, true)
  window.addEventListener('unhandledrejection', fail)
}

// Let the browser restore scroll until hydration, even for entries an earlier page set to 'manual'.
history.scrollRestoration = 'auto'
// Records a navigation that starts before hydration.
window.onbeforeunload = () => document.getElementById('root')?.setAttribute('data-unloading', '')

// Only a page with a listing waits for this script, and so is not a module there.
const query = new URLSearchParams(location.search)
const filters = document.currentScript?.dataset.filters?.split(' ') ?? []
if (filters.some((key) => query.getAll(key).join('') !== '')) holdSearch(query)

// Background tabs are never painted.
if (document.hidden && document.readyState !== 'loading') fetchRuntime()
else if (document.hidden) document.addEventListener('DOMContentLoaded', fetchRuntime)
else requestAnimationFrame(() => setTimeout(fetchRuntime))
