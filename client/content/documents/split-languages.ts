import { language } from '#words/frame.js'
import { SITE_LANGUAGES } from '../../shared/addresses/own-base.js'
import type { CareersDocument } from '../../shared/content-model/content-types.js'

/** The documents of this language, and those of the other languages of the site. Without several, all are its own. */
export function splitLanguages(all: readonly CareersDocument[]): {
  documents: readonly CareersDocument[]
  others: readonly CareersDocument[]
} {
  if (SITE_LANGUAGES.length === 0) return { documents: all, others: [] }
  const isOther = ({ lang }: CareersDocument) =>
    lang !== language && SITE_LANGUAGES.some((each) => each.lang === lang)
  return { documents: all.filter(({ lang }) => lang === language), others: all.filter(isOther) }
}
