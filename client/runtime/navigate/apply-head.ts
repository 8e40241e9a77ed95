import type { PageHead } from '../../shared/page-data/page-data.js'

export function applyHead(head: PageHead): void {
  document.title = head.title
  setMeta('description', head.description)
  setMeta('robots', head.robots)
  setCanonical(head.canonicalPath)
  // Structured data describes the previous page.
  document.head
    .querySelectorAll('script[type="application/ld+json"]')
    .forEach((data) => data.remove())
}

function setMeta(name: string, content: string | null) {
  const meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (content === null) return meta?.remove()
  const element = meta ?? document.head.appendChild(document.createElement('meta'))
  element.name = name
  element.content = content
}

/** From the document's own canonical link; the address bar may have another origin. */
let siteOrigin: string | undefined

function setCanonical(path: string | null) {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (link) siteOrigin ??= new URL(link.href).origin
  if (path === null) return link?.remove()
  const element = link ?? document.head.appendChild(document.createElement('link'))
  element.rel = 'canonical'
  element.href = new URL(path, siteOrigin ?? location.origin).href
}
