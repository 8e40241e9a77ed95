import type { RichTextField } from '@prismicio/client'
import type { JobDocument } from '../../../shared/content-model/content-types.js'
import { EDUCATION_LEVELS } from '../../../shared/content-model/content-values.js'
import {
  toDocumentId,
  toNumber,
  toOneOf,
  toPlainText,
  toText,
  toTexts,
} from '../../documents/field-values.js'
import { toDescriptionHtml } from '../../views/job-description.js'
import type { Node } from '../../documents/normalize-document.js'
import { escapeHtml } from '../../../shared/lib/escape.js'
import { memoize } from '../../../shared/lib/memoize.js'
import type { OpenJob } from '../../views/open-jobs.js'
import { memoizeLatest } from '../../lib/memoize-latest.js'
import type { SiteContent } from '../../site/site-content.js'
import type { SiteContext } from '../../site/site-context.js'
import { toApplyLinks } from '../../site/apply-links.js'
import { toEmploymentType } from '../../values/employment-type.js'
import { toEmploymentTypes } from '../../site/employment-types.js'
import { toHttpsHost } from '../../values/apply-address.js'
import { toEmployer } from './organization.js'
import { findPostingObstacles } from './posting-obstacles.js'
import { toBaseSalary } from './posting-pay.js'
import { toPostingLocations } from './posting-locations.js'

export type JobPosting = { '@context': 'https://schema.org/'; '@type': 'JobPosting' } & Record<
  string,
  unknown
>

export function createJobPosting(
  openJob: OpenJob,
  site: SiteContent,
  siteUrl: string,
): JobPosting | null {
  return findPostingObstacles(openJob, site).length > 0
    ? null
    : toJobPosting(openJob, site.context, siteUrl)
}

/** Long, and the same for most jobs. */
const toBenefits = memoize((content: RichTextField) => toPlainText(content) || null, new WeakMap())

const toJobPosting = memoizeLatest(
  ({ node, page }: OpenJob, site: SiteContext, siteUrl: string) => {
    const { job, benefits } = page
    const employer = toEmployer(site, siteUrl)
    const posting = withoutAbsent({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: job.title,
      description: '',
      datePosted: job.postedOn,
      validThrough: job.closesAt,
      employmentType: [...new Set(toEmploymentTypes(node.data).map(toTypeCode))],
      hiringOrganization: employer,
      identifier: { '@type': 'PropertyValue', name: employer.name, value: job.id },
      url: siteUrl + job.path,
      directApply: appliesDirectly(node, site),
      ...toPostingLocations(node, site),
      baseSalary: toBaseSalary(node.data.salary_ranges),
      ...toRequirements(node),
      jobBenefits: benefits === null ? null : toBenefits(benefits.content),
      workHours: job.workingHours,
      totalJobOpenings: toCount(node.data.vacancies),
      occupationalCategory: toText(
        site.departmentById.get(toDocumentId(node.data.department) ?? '')?.data.name,
      ),
    })
    // Long, and remembered with the posting: so it is written each time it is read.
    const get = () => toDescriptionHtml(page, escapeForFilters)
    return Object.defineProperty(posting, 'description', { enumerable: true, get })
  },
)

/** 'Full time' → FULL_TIME: the editors' values are the enumeration in words, unless the model has more. */
function toTypeCode(name: string): string {
  return (toEmploymentType(name) ?? 'Other').toUpperCase().replaceAll(' ', '_')
}

/** Only if the single apply link leads to a host that the settings name. */
function appliesDirectly({ data }: Node<JobDocument>, { settings }: SiteContext): boolean {
  const [only, ...others] = toApplyLinks(data)
  if (settings.data.direct_apply !== true || only === undefined || others.length > 0) return false
  return toTexts(settings.data.apply_hosts, 'host').includes(toHttpsHost(only.address) ?? '')
}

const NO_REQUIREMENTS = 'no requirements'

function toRequirements({ data }: Node<JobDocument>) {
  const months = toNumber(data.experience_months)
  const experience =
    months === null || months < 0
      ? null
      : months < 1
        ? NO_REQUIREMENTS
        : {
            '@type': 'OccupationalExperienceRequirements',
            monthsOfExperience: Math.round(months),
          }
  const level = toOneOf(EDUCATION_LEVELS, data.education)
  const education =
    level === null
      ? null
      : level === 'none'
        ? NO_REQUIREMENTS
        : { '@type': 'EducationalOccupationalCredential', credentialCategory: level }
  const hasBoth = experience !== null && education !== null
  return {
    experienceRequirements: experience,
    educationRequirements: education,
    experienceInPlaceOfEducation:
      hasBoth && data.experience_in_place_of_education === true ? true : null,
  }
}

function toCount(value: number | null): number | null {
  const count = toNumber(value)
  return count !== null && Number.isInteger(count) && count >= 1 ? count : null
}

function withoutAbsent(posting: Record<string, unknown>): JobPosting {
  return Object.fromEntries(
    Object.entries(posting).filter(([, value]) => value !== null && value !== undefined),
  ) as JobPosting
}

/** Also escapes plain words such as ` once=` and `javascript:`, which script filters may object to. */
function escapeForFilters(text: string): string {
  return escapeHtml(text)
    .replaceAll('=', '&#61;')
    .replace(/(javascript):/gi, '$1&#58;')
}
