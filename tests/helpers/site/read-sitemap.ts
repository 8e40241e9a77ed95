import { XMLParser } from 'fast-xml-parser'

interface SitemapUrl {
  loc: string
  lastmod: string
  /** Addresses by `hreflang`. */
  alternates: Readonly<Record<string, string>>
}

interface Link {
  hreflang: string
  href: string
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => name === 'url' || name === 'xhtml:link',
})

export function readSitemap(xml: string): SitemapUrl[] {
  const urls: { loc: string; lastmod: string; 'xhtml:link'?: Link[] }[] =
    parser.parse(xml).urlset.url
  return urls.map(({ loc, lastmod, 'xhtml:link': links = [] }) => ({
    loc,
    lastmod,
    alternates: Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href])),
  }))
}
