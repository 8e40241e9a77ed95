import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  toSiteLanguages,
  type SiteLanguage,
} from '../../../client/shared/addresses/site-languages.js'
import { EnvironmentError, type EnvironmentReader } from './environment.js'
import { language } from '#words/frame.js'

export interface Languages {
  /** That of the words that this program was started with, and of the documents of its pages. */
  lang: string
  /** All of the site, the first at the top; empty for a site in one language. */
  languages: readonly SiteLanguage[]
}

/**
 * CONTENT_LANGS, or CONTENT_LANG, by default the language of the words that this program was started with.
 *
 * @throws EnvironmentError if this program's language is not among them, or one has no words
 */
export function readLanguages(read: EnvironmentReader, projectRoot: string): Languages {
  const text = read.optional('CONTENT_LANGS')
  if (text === null) return { lang: readLanguage(read, projectRoot), languages: [] }
  const names = text.split(',').map((name) => name.trim())
  checkNames(names, text, projectRoot)
  checkFirst(names, text, read.optional('CONTENT_LANG'))
  if (names.includes(language)) return { lang: language, languages: toSiteLanguages(text) }
  throw new EnvironmentError(
    `CONTENT_LANGS: "${text}" has not the language of this program, ${language}: ${adviseStart(`CONTENT_LANGS=${names.join(',')}`)}`,
  )
}

function readLanguage(read: EnvironmentReader, projectRoot: string): string {
  const lang = read.text('CONTENT_LANG', language)
  if (lang === language) return lang
  const says = `CONTENT_LANG: "${lang}"`
  if (!isLanguage(lang)) {
    const several = lang.split(',').every((name) => isLanguage(name.trim()))
    throw new EnvironmentError(
      `${says} is not one language in lower case: name one, for example en-gb.${several ? ' Several are set by CONTENT_LANGS.' : ''}`,
    )
  }
  checkWords(lang, says, projectRoot)
  throw new EnvironmentError(
    `${says} is not the language of this program, ${language}: ${adviseStart(`CONTENT_LANG=${lang}`)}`,
  )
}

function checkNames(names: readonly string[], text: string, projectRoot: string): void {
  const says = `CONTENT_LANGS: "${text}"`
  if (!names.every(isLanguage)) {
    throw new EnvironmentError(
      `${says} is not a list of languages in lower case: separate them by commas, for example en-gb,de-de.`,
    )
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) {
    throw new EnvironmentError(`${says} has ${twice} twice: name each language once.`)
  }
  for (const name of names) checkWords(name, `CONTENT_LANGS: "${name}"`, projectRoot)
}

/** Programs that are started with several languages are told the first one, too. */
function checkFirst([first]: readonly string[], text: string, lang: string | null): void {
  if (lang === null || lang === first) return
  throw new EnvironmentError(
    `CONTENT_LANG: "${lang}" is not the first of CONTENT_LANGS, "${text}": set only CONTENT_LANGS, the language of the front page first.`,
  )
}

function isLanguage(name: string): boolean {
  return /^[a-z]+(-[a-z0-9]+)*$/.test(name)
}

function checkWords(lang: string, says: string, projectRoot: string): void {
  const known = readKnown(projectRoot)
  if (known.includes(lang)) return
  throw new EnvironmentError(
    `${says} has no words of the interface; there are ${known.join(', ')}. See .github/guides/add-a-language.md.`,
  )
}

function adviseStart(setting: string): string {
  return `start it by npm run, or build the image with --build-arg ${setting}.`
}

/** The remedy where content is in this language, as the CMS writes it. */
export function adviseLanguage(lang: string, projectRoot: string): string {
  const known = readKnown(projectRoot)
  return known.includes(lang)
    ? `Set CONTENT_LANG=${lang}.`
    : `The interface has no words in ${lang}, only in ${known.join(', ')}: .github/guides/add-a-language.md tells how to add them.`
}

/** What Node is told of `#words/`. */
function readKnown(projectRoot: string): string[] {
  const { imports } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
    imports: { '#words/*': Record<string, string> }
  }
  return Object.keys(imports['#words/*']).filter((name) => name !== 'default')
}
