import type { CareersDocument } from '../../shared/content-model/content-types.js'
import { withLinksInto } from '../documents/own-links.js'
import { findTranslations } from '../documents/translations.js'
import { findOtherLanguages, NO_OTHER_LANGUAGES, type OtherLanguages } from './other-languages.js'

/** The documents of this language, whose links lead to translations into it, and what the others have. */
export function joinLanguages(
  documents: readonly CareersDocument[],
  others: readonly CareersDocument[],
  now: Date,
): { documents: readonly CareersDocument[]; languages: OtherLanguages } {
  if (others.length === 0) return { documents, languages: NO_OTHER_LANGUAGES }
  const translations = findTranslations([...documents, ...others])
  const inOwnLanguage = (document: CareersDocument) => withLinksInto(document, translations)
  return {
    documents: documents.map(inOwnLanguage),
    languages: findOtherLanguages(others.map(inOwnLanguage), translations, now),
  }
}
