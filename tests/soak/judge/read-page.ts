/* What a visitor reads in an HTML page, from a server or from a browser. */

export interface ReadRow {
  id: string
  path: string
  title: string
  text: string
}

export interface ReadPage {
  title: string
  heading: string
  text: string
  rows: ReadRow[]
  /** Of the roles that the page lists from A to Z, and of all its other links. */
  links: { path: string; text: string }[]
  /** Titles of the job postings for search engines. */
  postings: string[]
}

export function readPage(html: string): ReadPage {
  const first = (pattern: RegExp) => toText(pattern.exec(html)?.[1] ?? '')
  const all = (pattern: RegExp, text = html) => [...text.matchAll(pattern)]
  const body = html.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
  const toLinks = (text: string) =>
    all(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, text).map(([, path = '', label = '']) => ({
      path,
      text: toText(label),
    }))
  return {
    title: first(/<title>([\s\S]*?)<\/title>/),
    heading: first(/<h1\b[^>]*>([\s\S]*?)<\/h1>/),
    text: toText(body),
    rows: all(/<li class="job-row[^"]*" data-job="(\d+)"[^>]*>([\s\S]*?)<\/li>/g, body).map(
      ([, id = '', row = '']) => {
        const [link] = toLinks(row)
        return { id, path: link?.path ?? '', title: link?.text ?? '', text: toText(row) }
      },
    ),
    links: toLinks(body),
    postings: all(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
      .map(([, json = '']) => JSON.parse(json) as { '@type': string; title: string })
      .filter((data) => data['@type'] === 'JobPosting')
      .map(({ title }) => title),
  }
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function toText(html: string): string {
  return (
    html
      // What a search has found is marked within its word.
      .replace(/<!--[\s\S]*?-->|<\/?mark\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
      .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
      .replace(/&(\w+);/g, (entity, name: string) => NAMED[name] ?? entity)
      .replace(/\s+/g, ' ')
      .trim()
  )
}
