import { readFileSync } from 'node:fs'
import path from 'node:path'
import { EnvironmentError, type EnvironmentReader } from './environment.js'
import { language } from '#words/language.js'

/**
 * CONTENT_LANG, by default the language of the words that this program was started with.
 *
 * @throws EnvironmentError if it is another language than that, or no single one
 */
export function readLanguage(read: EnvironmentReader, projectRoot: string): string {
  const lang = read.text('CONTENT_LANG', language)
  if (lang === language) return lang
  const says = `CONTENT_LANG: "${lang}"`
  if (!/^[a-z]+(-[a-z0-9]+)*$/.test(lang))
    throw new EnvironmentError(
      `${says} is not one language in lower case: name one, for example en-gb.`,
    )
  const known = readKnown(projectRoot)
  if (!known.includes(lang))
    throw new EnvironmentError(
      `${says} has no words of the interface; there are ${known.join(', ')}. See .github/guides/add-a-language.md.`,
    )
  throw new EnvironmentError(
    `${says} is not the language of this program, ${language}: start it by npm run, or build the image with --build-arg CONTENT_LANG=${lang}.`,
  )
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
