import type { Posting } from '../postings/posting.js'
import type { BoardForm } from './board-form.js'

/** The list of the widget. */
export const workableForm: BoardForm = {
  contentType: 'application/json; charset=utf-8',
  answer: ({ path, query }, postings) => {
    if (!/^\/api\/v1\/widget\/accounts\/[\w.-]+$/.test(path)) return null
    const hasText = query.get('details') === 'true'
    const jobs = postings.map((posting) => toJob(posting, hasText))
    return JSON.stringify({ name: 'Tidewell', description: null, jobs })
  },
}

const TYPES: Readonly<Record<Posting['type'], string>> = {
  'Full time': 'Full-time',
  'Part time': 'Part-time',
  Contractor: 'Contract',
  Temporary: 'Temporary',
  Intern: 'Internship',
}

function toJob(posting: Posting, hasText: boolean) {
  const { town, country, countryCode } = posting.place
  const shortcode = posting.uuid.replaceAll('-', '').slice(0, 10).toUpperCase()
  const url = `https://apply.tidewell.example/j/${shortcode}`
  return {
    title: posting.title,
    shortcode,
    code: posting.requisition,
    employment_type: TYPES[posting.type],
    telecommuting: posting.workplace === 'Remote',
    department: posting.department,
    url,
    shortlink: url,
    application_url: `${url}/apply`,
    published_on: posting.publishedOn,
    created_at: posting.publishedOn,
    country,
    city: town,
    state: '',
    education: '',
    experience: '',
    function: '',
    industry: '',
    locations: [{ country, countryCode, city: town, region: null, hidden: false }],
    ...(hasText && { description: posting.text }),
  }
}
