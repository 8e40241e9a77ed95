import type { Posting } from '../postings/posting.js'
import type { BoardForm } from './board-form.js'

/** The Posting API: https://developers.smartrecruiters.com/docs/endpoints */
export const smartrecruitersForm: BoardForm = {
  contentType: 'application/json;charset=UTF-8',
  answer: ({ path, query }, postings) => {
    const [, id] = /^\/v1\/companies\/[\w.-]+\/postings(?:\/(\w+))?$/.exec(path) ?? [null]
    if (id === null) return null
    if (id === undefined) {
      const offset = Number(query.get('offset') ?? 0)
      const limit = Math.min(100, Number(query.get('limit') ?? 10))
      const content = postings.slice(offset, offset + limit).map(toListed)
      return JSON.stringify({ offset, limit, totalFound: postings.length, content })
    }
    const posting = postings.find(({ number }) => String(number) === id)
    return posting === undefined ? null : JSON.stringify(toPosting(posting))
  },
}

const TYPES: Readonly<Record<Posting['type'], string>> = {
  'Full time': 'Full-time',
  'Part time': 'Part-time',
  Contractor: 'Contract',
  Temporary: 'Temporary',
  Intern: 'Intern',
}

function toListed(posting: Posting) {
  const { place, workplace } = posting
  return {
    id: String(posting.number),
    uuid: posting.uuid,
    name: posting.title,
    refNumber: posting.requisition,
    company: { identifier: 'Tidewell', name: 'Tidewell' },
    releasedDate: `${posting.publishedOn}T09:30:00.000Z`,
    location: {
      city: place.town,
      country: place.countryCode.toLowerCase(),
      remote: workplace === 'Remote',
      hybrid: workplace === 'Hybrid',
      fullLocation: `${place.town}, , ${place.country}`,
    },
    industry: {},
    department: { id: posting.department, label: posting.department },
    function: {},
    typeOfEmployment: { label: TYPES[posting.type] },
    experienceLevel: {},
    customField: [],
    language: { code: posting.language },
    ref: `https://api.smartrecruiters.com/v1/companies/Tidewell/postings/${posting.number}`,
  }
}

function toPosting(posting: Posting) {
  const [role, ...others] = posting.text.split(/(?=<h3>)/)
  const additional = others.pop() ?? ''
  const title = (html: string) => /<h[23]>(.*)<\/h[23]>/.exec(html)?.[1] ?? ''
  const section = (html: string) => ({
    title: title(html),
    text: html.replace(/<h[23]>.*?<\/h[23]>/, ''),
  })
  const url = `https://apply.tidewell.example/${posting.number}`
  return {
    ...toListed(posting),
    postingUrl: url,
    applyUrl: `${url}?oga=true`,
    active: true,
    jobAd: {
      sections: {
        companyDescription: { title: 'Company Description' },
        jobDescription: section(role ?? ''),
        qualifications: section(others.join('')),
        additionalInformation: section(additional),
        videos: { title: 'Videos', urls: [] },
      },
    },
  }
}
