import path from 'node:path'
import {
  listCalendarTexts,
  listHtmlTexts,
  listJsonTexts,
  listStyleTexts,
  listXmlTexts,
  type Text,
} from './list-texts.js'

/** What is nobody's language, wherever it stands. */
const TECHNICAL = [
  // Addresses of pages and of mail.
  /(?:https?:\/)?\/[\w./?=&#%:~@-]+/g,
  /\S+@\S+/g,
  // Instants, as ISO 8601, RFC 5545 and RFC 822 write them.
  /\d{4}-?\d\d-?\d\dT[\d:]+(?:Z|[+-][\d:]+)/g,
  /[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]+ GMT/g,
  // The signs of currencies are Node's, and so are towns that name a time zone.
  /CA\$/g,
  /London/g,
]

/** Codes of the formats, which machines read. */
const CODES = new Set([
  // schema.org and Google
  ...['@context', '@type', 'addressCountry', 'credentialCategory', 'currency', 'employmentType'],
  ...['educationRequirements', 'jobLocationType', 'unitText'],
  // RSS and sitemaps
  ...['guid', 'language'],
  // JSON Feed, with the options as the CMS stores them
  ...['country', 'employment_types', 'id', 'kind', 'slug', 'workplace'],
  // Indeed and LinkedIn
  ...['currencyCode', 'jobtype', 'partnerJobId', 'period', 'referencenumber', 'remotetype'],
  ...['type', 'workplaceTypes'],
  // The jobs API, whose further fields have the names of Greenhouse
  ...['currency_type', 'metadata'],
  // Web app manifests
  ...['background_color', 'display', 'lang', 'purpose', 'sizes', 'theme_color'],
  // iCalendar
  ...['BEGIN', 'END', 'PRODID', 'TRANSP'],
])
/** A value of page data with a blank is a sentence, or two words; others are codes or stand in the HTML as well. */
const CODES_OF_PAGE_DATA = new Set(['placeholder', 'robots', 'sizes', 'srcSet'])

/** The words of a public file that stand in no bracket, each with its place. */
export function findBareWords(name: string, body: string): string[] {
  return listTexts(name, body)
    .map(({ where, text }) => ({ where, bare: toBare(text) }))
    .filter(({ bare }) => /\p{Script=Latin}/u.test(bare))
    .map(({ where, bare }) => `${name} ${where}: ${bare.trim().slice(0, 200)}`)
}

function listTexts(name: string, body: string): Text[] {
  if (/^(?:page-data|static)\//.test(name))
    return listJsonTexts(body, CODES_OF_PAGE_DATA).filter(({ text }) => text.trim().includes(' '))
  const list = LISTS[path.extname(name)]
  if (list === undefined) throw new Error(`${name} is of no kind whose texts are known.`)
  return list(body).filter(({ where }) => !CODES.has(where))
}

const LISTS: Record<string, (body: string) => Text[]> = {
  '.html': listHtmlTexts,
  '.json': (body) => listJsonTexts(body, CODES),
  '.webmanifest': listJsonTexts,
  '.xml': listXmlTexts,
  '.ics': listCalendarTexts,
  '.css': listStyleTexts,
}

function toBare(text: string): string {
  return TECHNICAL.reduce((rest, token) => rest.replace(token, ''), withoutBrackets(text))
}

function withoutBrackets(text: string): string {
  const parts = text.split(/([⟦⟧])/)
  let depth = 0
  let outside = ''
  for (const part of parts) {
    if (part === '⟦') depth += 1
    // What was cut from a longer text may end without its bracket, or begin so.
    else if (part === '⟧') depth = Math.max(0, depth - 1)
    else if (depth === 0) outside += part
  }
  return outside
}
