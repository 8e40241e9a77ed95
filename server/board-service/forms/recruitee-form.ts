import type { Posting } from '../postings/posting.js'
import type { BoardForm } from './board-form.js'

/** The Careers Site API: https://docs.recruitee.com/reference/offers */
export const recruiteeForm: BoardForm = {
  contentType: 'application/json; charset=utf-8',
  answer: ({ path }, postings) =>
    path === '/api/offers/' ? JSON.stringify({ offers: postings.map(toOffer) }) : null,
}

const CODES: Readonly<Record<Posting['type'], string>> = {
  'Full time': 'fulltime_permanent',
  'Part time': 'parttime_permanent',
  Contractor: 'freelance',
  Temporary: 'temporary',
  Intern: 'internship',
}

function toOffer(posting: Posting) {
  const { number, title, place, workplace, pay, text } = posting
  return {
    id: number,
    slug: `offer-${number}`,
    title,
    status: 'published',
    department: posting.department,
    description: text,
    requirements: '',
    location: `${place.town}, ${place.country}`,
    city: place.town,
    country: place.country,
    country_code: place.countryCode,
    locations: [{ city: place.town, country: place.country, country_code: place.countryCode }],
    on_site: workplace === 'On-site',
    hybrid: workplace === 'Hybrid',
    remote: workplace === 'Remote',
    employment_type_code: CODES[posting.type],
    salary:
      pay === null
        ? { min: null, max: null, currency: null, period: null }
        : { min: String(pay.min), max: String(pay.max), currency: pay.currency, period: 'year' },
    translations: { [posting.language]: { title, description: text, requirements: '' } },
    published_at: toInstant(posting.publishedOn),
    updated_at: toInstant(posting.updatedOn),
    close_at: posting.closesOn === null ? null : toInstant(posting.closesOn),
    careers_url: `https://apply.tidewell.example/o/offer-${number}`,
    careers_apply_url: `https://apply.tidewell.example/o/offer-${number}/c/new`,
  }
}

function toInstant(day: string): string {
  return `${day} 09:30:00 UTC`
}
