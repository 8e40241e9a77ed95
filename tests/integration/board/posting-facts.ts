import { toJobNumber } from '../../../builder/board/job-number.js'
import type { BoardJob } from '../../../builder/board/board-job.js'
import type { BoardVendorName } from '../../../builder/shared/config/job-board.js'
import type { Workplace } from '../../../client/shared/content-model/content-values.js'
import { toCountry, toCountryName } from '../../../client/content/values/country.js'
import type { Posting } from '../../../server/board-service/postings/posting.js'

export interface Facts {
  /** In the site's addresses. */
  id: string
  title: string
  department: string
  town: string
  country: string
  workplace: Workplace | null
  types: string[]
  pay: { min: number; max: number; currency: string; unit: 'YEAR' }[]
  words: string[]
  /** Where one applies. */
  form: string
  /** Empty where the board does not say. */
  language: string
  publishedOn: string
  updatedOn: string
  closesOn: string | null
  requisition: string
}

interface Told {
  vendor: BoardVendorName
  /** What the vendor calls a posting by. */
  idOf: (posting: Posting) => string | number
  form: (posting: Posting) => string
  /** What the vendor's public API says of a posting. */
  says: (facts: Facts) => Facts
  /** Requests for one changed posting: of the list, and of its details. */
  toChange: number
}

const BASE = 'https://apply.tidewell.example'
const UNDATED = { language: '', updatedOn: '', closesOn: null }
const byNumber = ({ number }: Posting) => number
const byUuid = ({ uuid }: Posting) => uuid
const toShortcode = ({ uuid }: Posting) => uuid.replaceAll('-', '').slice(0, 10).toUpperCase()

export const VENDORS: readonly Told[] = [
  {
    vendor: 'greenhouse',
    idOf: byNumber,
    form: ({ number }) => `${BASE}/jobs/${number}`,
    says: (facts) => facts,
    toChange: 2,
  },
  {
    vendor: 'lever',
    idOf: byUuid,
    form: ({ uuid }) => `${BASE}/${uuid}/apply`,
    says: (facts) => ({ ...facts, ...UNDATED, requisition: '' }),
    toChange: 1,
  },
  {
    vendor: 'ashby',
    idOf: byUuid,
    form: ({ uuid }) => `${BASE}/${uuid}/application`,
    says: (facts) => ({ ...facts, ...UNDATED, requisition: '' }),
    toChange: 1,
  },
  {
    vendor: 'workable',
    idOf: toShortcode,
    form: (posting) => `${BASE}/j/${toShortcode(posting)}/apply`,
    says: (facts) => ({
      ...facts,
      ...UNDATED,
      workplace: facts.workplace === 'Remote' ? 'Remote' : null,
      pay: [],
    }),
    toChange: 1,
  },
  {
    vendor: 'recruitee',
    idOf: byNumber,
    form: ({ number }) => `${BASE}/o/offer-${number}/c/new`,
    says: (facts) => ({ ...facts, requisition: '' }),
    toChange: 1,
  },
  {
    vendor: 'personio',
    idOf: byNumber,
    form: ({ number }) => `https://acme.jobs.personio.de/job/${number}`,
    says: (facts) => ({ ...facts, ...UNDATED, requisition: '', pay: [], workplace: null }),
    toChange: 1,
  },
  {
    vendor: 'teamtailor',
    idOf: byNumber,
    form: ({ number }) => `${BASE}/jobs/${number}-job`,
    says: (facts) => ({ ...facts, ...UNDATED, requisition: '', pay: [], types: [] }),
    toChange: 1,
  },
  {
    vendor: 'smartrecruiters',
    idOf: byNumber,
    form: ({ number }) => `${BASE}/${number}?oga=true`,
    says: (facts) => ({ ...facts, ...UNDATED, language: facts.language, pay: [] }),
    toChange: 2,
  },
]

/** Of a posting, as far as its vendor says them. */
export function toToldFacts({ idOf, form, says }: Told, posting: Posting): Facts {
  const { title, department, place, workplace, type, pay } = posting
  return says({
    id: toJobNumber(idOf(posting)) ?? '',
    title,
    department,
    town: place.town,
    country: place.country,
    workplace,
    types: [type],
    pay: pay === null ? [] : [{ ...pay, unit: 'YEAR' }],
    words: toWords(toPlainText(posting.text)),
    form: form(posting),
    language: posting.language,
    publishedOn: posting.publishedOn,
    updatedOn: posting.updatedOn,
    closesOn: posting.closesOn,
    requisition: posting.requisition,
  })
}

/** Of a job, as the builder has read it. */
export function toReadFacts(job: BoardJob): Facts {
  const [place] = job.places
  const { town, country } = place?.address ?? {}
  const [nameOfTown = '', nameOfCountry = ''] = place?.name.split(', ') ?? []
  return {
    id: job.number,
    title: job.title,
    department: job.departments.map(({ name }) => name).join(),
    town: town ?? nameOfTown,
    country: toCountryName(toCountry(country) ?? '', 'en') ?? nameOfCountry,
    workplace: job.workplace,
    types: [...job.types],
    pay: job.pay.map(({ min, max, currency, unit }) => ({
      min,
      max,
      currency,
      unit,
    })) as Facts['pay'],
    words: toWords(job.text.map((block) => ('text' in block ? block.text : '')).join(' ')),
    form: job.applyUrl ?? '',
    language: job.language ?? '',
    publishedOn: job.publishedAt?.slice(0, 10) ?? '',
    updatedOn: job.updatedAt?.slice(0, 10) ?? '',
    closesOn: job.closesOn?.slice(0, 10) ?? null,
    requisition: job.requisitionId ?? '',
  }
}

/** Of HTML without entities other than that of `&`. */
export function toPlainText(html: string): string {
  return html
    .replace(/<\/?(?:a|em|strong)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
}

export function toWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
