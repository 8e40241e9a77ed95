const HREF = /<(?:a|area)\s[^<>]*?href="([^"]*)"/g

/**
 * The paths within the site that a page links to, without query and hash. Copies, because a part of a text
 * keeps the whole text in memory.
 */
export function findInternalLinks(html: string): string[] {
  const links = new Set<string>()
  for (const [, href = ''] of html.matchAll(HREF)) {
    if (!href.startsWith('/') || href.startsWith('//')) continue
    const path = href.replace(/(?:[?#]|&#).*$/s, '')
    links.add(path === '' ? '/' : path)
  }
  return [...links].map((link) => Buffer.from(link).toString())
}
