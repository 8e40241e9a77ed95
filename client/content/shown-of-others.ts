import { language } from '#words/language.js'
import { SITE_LANGUAGES } from '../shared/addresses/own-base.js'
import type { CareersDocument } from '../shared/content-model/content-types.js'
import { withoutProblems } from './create-site.js'
import { joinLanguages } from './site/join-languages.js'

/**
 * All that the site of this language has from the documents of the others. If it is equal for two states of the
 * content, and the documents of this language are the same, so is its site.
 */
export type ShownOfOthers = readonly object[]

export function findShownOfOthers(
  own: readonly CareersDocument[],
  others: readonly CareersDocument[],
  now: Date,
): ShownOfOthers {
  const { languages } = joinLanguages(withoutProblems(own), withoutProblems(others), now)
  const { all, translations } = languages
  return all.map(({ lang, timeZone, documents, openJobs, pages, openPaths }) => ({
    lang,
    timeZone,
    pages: [...pages],
    openPaths: [...openPaths],
    openJobs: openJobs.map(({ id }) => id),
    translations: documents.map(({ id }) =>
      SITE_LANGUAGES.map((each) => translations(id, each.lang)?.id ?? null),
    ),
    // Those alone are shown by their texts.
    untranslated: documents.filter(({ id }) => translations(id, language) === undefined),
  }))
}
