import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { EnvironmentError } from './environment.js'

const ENGLISH = 'en-gb'
/** The English one, from the root of the project. */
export const SAMPLE_FOLDER = 'server/content-service/sample'

/**
 * The sample content in a language: the whole one in English, or a small one beside it.
 *
 * @throws EnvironmentError if there is none in the language
 */
export function findSampleFolder(projectRoot: string, lang: string): string {
  const sample = path.join(projectRoot, SAMPLE_FOLDER)
  if (lang === ENGLISH) return sample
  const languages = path.join(sample, 'languages')
  const folder = path.join(languages, lang)
  // Images of programs have no sample at all, and say so where they need one.
  if (existsSync(folder) || !existsSync(languages)) return folder
  const known = [ENGLISH, ...readdirSync(languages)].sort().join(', ')
  throw new EnvironmentError(
    `CONTENT_LANG: the sample is not in "${lang}", only in ${known}. Set PRISMIC_REPOSITORY, or add ${path.relative(projectRoot, folder)}, for example as a copy of another.`,
  )
}
