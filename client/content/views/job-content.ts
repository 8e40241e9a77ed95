import * as jobWords from '#words/job.js'
import * as words from '#words/content.js'
import type { RichTextField } from '@prismicio/client'
import type {
  BoilerplateDocument,
  JobData,
  JobDocument,
} from '../../shared/content-model/content-types.js'
import type { EducationLevel } from '../../shared/content-model/content-values.js'
import { toCountryPhrase } from '../../filters/answer/remote-hints.js'
import { extend } from '../../shared/lib/extend.js'
import { memoize } from '../../shared/lib/memoize.js'
import {
  isPresent,
  toCount,
  toDocumentId,
  toLink,
  toNumber,
  toPlainText,
  toRichText,
  toText,
  toItems,
} from '../documents/field-values.js'
import type { Node } from '../documents/normalize-document.js'
import type { JobPageData } from '../../shared/page-data/page-views.js'
import { toApplyLinks } from '../site/apply-links.js'
import { toPayText } from '../site/pay-text.js'
import { memoizeLatest } from '../lib/memoize-latest.js'
import { toClosingTime } from '../site/time-zone.js'
import { toJobRow, toRemoteLocations } from '../site/job-row.js'
import type { SiteContext } from '../site/site-context.js'
import {
  PLAIN_FACTS,
  type ApplyLinkView,
  type JobView,
  type PlainFacts,
  type RichSectionView,
  type SalaryView,
  type TableSectionView,
} from '../../shared/page-data/views.js'
import { toPayRanges } from '../site/pay-ranges.js'
import { toTable } from './table-view.js'
import { FRONT_PATH } from '../../shared/addresses/page-paths.js'

/** What a job's page says of the job itself, whatever other jobs there are. */
export type JobContent = Omit<JobPageData, 'slices' | 'similar'>

export const toJobContent = memoizeLatest(
  (job: Node<JobDocument>, site: SiteContext): JobContent => {
    const { data } = job
    const department = site.departmentById.get(toDocumentId(data.department) ?? '')
    const benefits = data.benefits_override
    return {
      job: toJobView(job, site),
      departmentPath: department?.url ?? FRONT_PATH,
      sections: toSections(data),
      payBands: toPayBands(data),
      applyLinks: toApplyLinkViews(data, site),
      benefits: toBoilerplateSection(
        'benefits',
        words.whatWeOffer,
        toDocumentId(benefits) ?? toDocumentId(site.settings.data.benefits),
        site,
      ),
      process: toBoilerplateSection(
        'process',
        words.howWeHire,
        toDocumentId(department?.data.hiring_process),
        site,
      ),
    }
  },
)

function toJobView(job: Node<JobDocument>, site: SiteContext): JobView {
  const { data } = job
  const visa = data.visa_sponsorship
  // Its own name first, as in `extend`: all views then share one hidden class.
  const { id, ...row } = toJobRow(job, site)
  return {
    id,
    ...row,
    closingTime: row.closesAt === null ? null : toClosingTime(row.closesAt, site.timeZone),
    summary: toText(data.summary) ?? row.summary,
    ...toPlainFacts(data),
    fixedTermMonths: toCount(data.fixed_term_months),
    salaries: toPayRanges(data).flatMap((range): SalaryView[] => {
      const [pay, note] = [toPayText(range), toText(range.note)]
      const text = pay ?? note
      if (text === null) return []
      const place = toLocationName(range.location, site)
      return [{ text, title: toText(range.title), place, note: pay === null ? null : note }]
    }),
    visaSponsorship: visa === 'yes' || visa === 'no' ? visa : null,
    remoteFrom: data.workplace === 'Remote' ? toRemoteNames(job, site) : [],
    education: toEducation(data.education),
    contacts: toItems(data.hiring_contact).map(toContact).filter(isPresent),
    listed: data.listed !== false,
  }
}

/** People can write to an address without a name: the role stands for that, or the address itself. */
function toContact(contact: JobData['hiring_contact'][number]): JobView['contacts'][number] | null {
  const name = toText(contact.name)
  const role = toText(contact.role)
  const email = toText(contact.email)
  if (name !== null) return { name, role, email }
  return email === null ? null : { name: role ?? email, role: null, email }
}

/** A map, because an object answers to `constructor`, too. */
const EDUCATION: ReadonlyMap<string, string> = new Map(
  Object.entries(
    jobWords.educationLevels satisfies Record<Exclude<EducationLevel, 'none'>, string>,
  ),
)

function toEducation(value: JobData['education']): string | null {
  const level = toText(value)
  return level === null || level === 'none' ? null : (EDUCATION.get(level) ?? level)
}

function toPlainFacts(data: JobData): PlainFacts {
  const facts = Object.entries(PLAIN_FACTS).map(([name, field]) => {
    const value: unknown = data[field]
    return [name, toNumber(value) ?? toText(value)]
  })
  return Object.fromEntries(facts) as PlainFacts
}

function toRemoteNames(job: Node<JobDocument>, site: SiteContext): string[] {
  const names = toRemoteLocations(job, site).map(({ data }) =>
    toCountryPhrase({ country: toText(data.country), countryName: toText(data.name) }),
  )
  return [...new Set(names)].filter(isPresent)
}

function toSections(data: JobData): RichSectionView[] {
  const sections: [string, string, RichTextField][] = [
    ['about', words.aboutTheRole, data.about],
    ['responsibilities', words.whatYouWillDo, data.responsibilities],
    ['requirements', words.whatYouBring, data.requirements],
    ['extra', words.goodToKnow, data.extra],
  ]
  return sections
    .filter(([, , content]) => toPlainText(content) !== '')
    .map(([id, heading, content]) => ({ id, heading, content: toRichText(content) }))
}

function toPayBands(data: JobData): TableSectionView | null {
  const table = toTable(data.pay_bands)
  return table && { heading: words.payBands, table }
}

function toBoilerplateSection(
  id: string,
  heading: string,
  documentId: string | null,
  site: SiteContext,
): RichSectionView | null {
  const boilerplate = site.boilerplateById.get(documentId ?? '')
  if (boilerplate === undefined) return null
  return { id, heading, content: toSharedContent(boilerplate) }
}

/** The same object for all jobs, so that what is made from it can be remembered once. */
const toSharedContent = memoize(
  ({ data }: Node<BoilerplateDocument>) => toRichText(data.content),
  new WeakMap(),
)

function toApplyLinkViews(data: JobData, site: SiteContext): ApplyLinkView[] {
  const defaultLabel = data.title === null ? words.applyForThisRole : words.applyFor(data.title)
  return toApplyLinks(data).flatMap(({ item: { url, label, location } }) => {
    const link = toLink(url, toText(label) ?? defaultLabel)
    return link === null ? [] : [extend(link, { place: toLocationName(location, site) })]
  })
}

function toLocationName(link: unknown, { locationById }: SiteContext): string | null {
  return toText(locationById.get(toDocumentId(link) ?? '')?.data.name)
}
