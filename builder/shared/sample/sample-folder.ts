import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { EnvironmentError } from '../config/environment.js'
import type { Languages } from '../config/read-language.js'

const ENGLISH = 'en-gb'
/** The English one, from the root of the project. */
export const SAMPLE_FOLDER = 'server/content-service/sample'

/** The sample content in each of the site's languages, the first one's first. */
export function findSampleFolders(
  projectRoot: string,
  { lang, languages }: Languages,
): [string, ...string[]] {
  const [first = lang, ...others] = languages.map((language) => language.lang)
  const variable = languages.length === 0 ? 'CONTENT_LANG' : 'CONTENT_LANGS'
  const find = (name: string) => findSampleFolder(projectRoot, name, variable)
  return [find(first), ...others.map(find)]
}

/**
 * The sample content in a language: the whole one in English, or a small one beside it.
 *
 * @throws EnvironmentError if there is none in the language
 */
export function findSampleFolder(
  projectRoot: string,
  lang: string,
  variable = 'CONTENT_LANG',
): string {
  const sample = path.join(projectRoot, SAMPLE_FOLDER)
  if (lang === ENGLISH) return sample
  const languages = path.join(sample, 'languages')
  const folder = path.join(languages, lang)
  // Images of programs have no sample at all, and say so where they need one.
  if (existsSync(folder) || !existsSync(languages)) return folder
  const known = [ENGLISH, ...readdirSync(languages)].sort().join(', ')
  throw new EnvironmentError(
    `${variable}: the sample is not in "${lang}", only in ${known}. Set PRISMIC_REPOSITORY, or add ${path.relative(projectRoot, folder)}, for example as a copy of another.`,
  )
}
