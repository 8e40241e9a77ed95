import type { Posting } from '../postings/posting.js'
import type { BoardForm } from './board-form.js'

/** The Job Postings API: https://developers.ashbyhq.com/docs/public-job-posting-api */
export const ashbyForm: BoardForm = {
  contentType: 'application/json; charset=utf-8',
  answer: ({ path, query }, postings) => {
    if (!/^\/posting-api\/job-board\/[\w.-]+$/.test(path)) return null
    const hasPay = query.get('includeCompensation') === 'true'
    return JSON.stringify({ apiVersion: '1', jobs: postings.map((each) => toJob(each, hasPay)) })
  },
}

const TYPES: Readonly<Record<Posting['type'], string>> = {
  'Full time': 'FullTime',
  'Part time': 'PartTime',
  Contractor: 'Contract',
  Temporary: 'Temporary',
  Intern: 'Intern',
}

function toJob(posting: Posting, hasPay: boolean) {
  const { uuid, department, place } = posting
  return {
    id: uuid,
    title: posting.title,
    department,
    team: department,
    employmentType: TYPES[posting.type],
    location: place.town,
    secondaryLocations: [],
    publishedAt: `${posting.publishedOn}T09:30:00.000+00:00`,
    isListed: true,
    isRemote: posting.workplace === 'Remote',
    workplaceType: posting.workplace.replace('On-site', 'OnSite'),
    address: {
      postalAddress: {
        addressLocality: place.town,
        addressRegion: null,
        addressCountry: place.country,
      },
    },
    jobUrl: `https://apply.tidewell.example/${uuid}`,
    applyUrl: `https://apply.tidewell.example/${uuid}/application`,
    descriptionHtml: posting.text,
    descriptionPlain: '',
    shouldDisplayCompensationOnJobPostings: true,
    ...(hasPay && { compensation: toCompensation(posting) }),
  }
}

function toCompensation({ pay }: Posting) {
  if (pay === null) return { compensationTierSummary: null, compensationTiers: [] }
  const salary = {
    compensationType: 'Salary',
    interval: '1 YEAR',
    currencyCode: pay.currency,
    minValue: pay.min,
    maxValue: pay.max,
  }
  return {
    compensationTierSummary: null,
    compensationTiers: [{ title: null, additionalInformation: null, components: [salary] }],
  }
}
