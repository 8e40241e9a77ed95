import type { RepositoryFacts } from '../../../client/shared/content-api/create-content-client.js'
import type { BuilderConfig } from '../../lib/config.js'
import { adviseLanguage } from '../../shared/config/read-language.js'
import { right, wrong, type Finding } from './finding.js'

/** Whether the repository has the languages of the site; several have a row each. */
export function checkLanguages(config: BuilderConfig, repository: RepositoryFacts): Finding[] {
  return config.languages.length === 0
    ? [checkLanguage(config, repository)]
    : checkSeveral(config, repository)
}

function checkLanguage(
  { lang, projectRoot }: BuilderConfig,
  { languages }: RepositoryFacts,
): Finding {
  if (languages === undefined) return right('language', `${lang}; the service names no languages`)
  const master = languages.find(({ is_master }) => is_master)?.id ?? ''
  const known = languages.map(({ id }) => id).join(', ')
  if (!languages.some(({ id }) => id === lang)) {
    return wrong(
      'language',
      `there is no "${lang}", but ${known}`,
      adviseLanguage(master, projectRoot),
    )
  }
  return right('language', lang === master ? `${lang}, the master language` : lang)
}

function checkSeveral(
  { languages: own }: BuilderConfig,
  { languages }: RepositoryFacts,
): Finding[] {
  const toRow = (lang: string) => `language ${lang}`
  if (languages === undefined) {
    return own.map(({ lang }) => right(toRow(lang), 'the service names no languages'))
  }
  const known = languages.map(({ id }) => id)
  const rows = own.map(({ lang, base }) =>
    known.includes(lang)
      ? right(toRow(lang), `at ${base || '/'}`)
      : wrong(
          toRow(lang),
          `the repository has only ${known.join(', ')}`,
          'Add it (Settings > Translations & locales), or leave it out of CONTENT_LANGS.',
        ),
  )
  const master = languages.find(({ is_master }) => is_master)?.id
  const first = own[0]?.lang
  if (master === undefined || master === first) return rows
  const remedy = `Name ${master} first in CONTENT_LANGS, or make ${first} the master language (Settings > Translations & locales).`
  // Pages do not depend on it, but editors translate from it, and so does `connect`.
  const text = `it is ${master}, and the site's first language is ${first}`
  return [...rows, wrong('master language', text, remedy, false)]
}
