import { SITE_LANGUAGES } from '../../shared/addresses/own-base.js'
import type { CareersDocument, JobDocument } from '../../shared/content-model/content-types.js'
import { toNumber } from '../documents/field-values.js'
import { createLinkResolver } from '../documents/link-resolver.js'
import type { Translations } from '../documents/translations.js'
import { findJobAnswers } from './job-answers.js'
import { findKnownJobs } from './known-jobs.js'
import { toTimeZone } from './time-zone.js'

/** Another language of the site, as far as pages of this one show it or lead there. */
export interface OtherLanguage {
  lang: string
  documents: readonly CareersDocument[]
  timeZone: string
  openJobs: readonly JobDocument[]
  /** Document id → path of its page; null without one. */
  pages: ReadonlyMap<string, string | null>
  /** Number of an open job, former ones too → path of its page. */
  openPaths: ReadonlyMap<string, string>
}

export interface OtherLanguages {
  /** In the order of CONTENT_LANGS. */
  all: readonly OtherLanguage[]
  translations: Translations
}

export const NO_OTHER_LANGUAGES: OtherLanguages = { all: [], translations: () => undefined }

/** @param documents of the other languages, whose links lead to their own language already */
export function findOtherLanguages(
  documents: readonly CareersDocument[],
  translations: Translations,
  now: Date,
): OtherLanguages {
  const all = SITE_LANGUAGES.flatMap(({ lang }) => {
    const ofLanguage = documents.filter((document) => document.lang === lang)
    return ofLanguage.length === 0 ? [] : [toOtherLanguage(lang, ofLanguage, now)]
  })
  return { all, translations }
}

/** Without the memory of its releases: of a job whose document is deleted, only its own language knows. */
function toOtherLanguage(
  lang: string,
  documents: readonly CareersDocument[],
  now: Date,
): OtherLanguage {
  const settings = documents.find((document) => document.type === 'site_settings')?.data
  const timeZone = toTimeZone(settings ?? {})
  const days = toNumber(settings?.closed_page_days)
  const jobs = findKnownJobs(documents, [], { now, timeZone, days })
  const pathOf = createLinkResolver(documents)
  const answers = findJobAnswers(jobs, pathOf)
  const toPage = (document: CareersDocument): string | null => {
    const path = pathOf(document.id) ?? null
    // A job that opens later has no page, nor one whose number another job has taken over.
    return document.type === 'job' && answers.get(document.uid)?.path !== path ? null : path
  }
  return {
    lang,
    documents,
    timeZone,
    openJobs: jobs.documents.filter(({ id }) => jobs.phases.get(id) === 'open'),
    pages: new Map(documents.map((document) => [document.id, toPage(document)])),
    openPaths: new Map(
      [...answers].flatMap(([id, { path, isOpen }]) => (isOpen ? [[id, path] as const] : [])),
    ),
  }
}
