import { isOwnPageUrl } from '../../shared/addresses/own-page.js'

export interface WatchFormsOptions {
  document: Document
  navigate: (to: string) => Promise<void>
}

/** Intercepts every GET form whose action is a page of this site. */
export function watchForms({ document, navigate }: WatchFormsOptions): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    const url = toFormUrl(form, document.location)
    if (form.method !== 'get' || !isOwnPageUrl(url, document.location.origin)) return
    event.preventDefault()
    void navigate(url.href)
  })
}

/** A form that leads to its own page changes its own fields there, and leaves the filters as they are. */
function toFormUrl(form: HTMLFormElement, here: Location): URL {
  const url = new URL(form.action)
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()])
  const kept = url.pathname === here.pathname ? [...new URLSearchParams(here.search)] : []
  const query = [
    ...fields.filter(([, value]) => value),
    ...kept.filter(([name]) => !form.elements.namedItem(name)),
  ]
  url.search = String(new URLSearchParams(query))
  return url
}
