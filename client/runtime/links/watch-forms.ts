import { isPageUrl } from '../address/page-url.js'
import { withSourceParams } from '../address/with-source-params.js'

export interface WatchFormsOptions {
  document: Document
  navigate: (to: string) => Promise<void>
}

/** Intercepts every GET form whose action is a page of this site. */
export function watchForms({ document, navigate }: WatchFormsOptions): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    const url = toFormUrl(form)
    if (form.method !== 'get' || !isPageUrl(url, document.location.origin)) return
    event.preventDefault()
    void navigate(withSourceParams(url.href, document.location.search))
  })
}

function toFormUrl(form: HTMLFormElement): URL {
  const url = new URL(form.action)
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()])
  url.search = String(new URLSearchParams(fields.filter(([, value]) => value !== '')))
  return url
}
