import type { Posting } from '../postings/posting.js'
import type { BoardForm } from './board-form.js'

/** The Postings API: https://github.com/lever/postings-api */
export const leverForm: BoardForm = {
  contentType: 'application/json; charset=utf-8',
  answer: ({ path, query }, postings) => {
    if (!/^\/v0\/postings\/[\w.-]+$/.test(path) || query.get('mode') !== 'json') return null
    const skip = Number(query.get('skip') ?? 0)
    const limit = Number(query.get('limit') ?? postings.length)
    return JSON.stringify(postings.slice(skip, skip + limit).map(toPosting))
  },
}

function toPosting(posting: Posting) {
  const { uuid, title, department, place, pay, text } = posting
  const [description, ...lists] = text.split(/(?=<h3>)/)
  const additional = lists.pop()
  return {
    id: uuid,
    text: title,
    categories: {
      commitment: posting.type,
      location: place.town,
      team: department,
      allLocations: [place.town],
    },
    country: place.countryCode,
    createdAt: Date.parse(`${posting.publishedOn}T09:30:00Z`),
    description,
    descriptionPlain: '',
    lists: lists.map((list) => ({
      text: /<h3>(.*)<\/h3>/.exec(list)?.[1] ?? '',
      content: list.replace(/<h3>.*<\/h3>|<\/?ul>/g, ''),
    })),
    additional,
    additionalPlain: '',
    hostedUrl: `https://apply.tidewell.example/${uuid}`,
    applyUrl: `https://apply.tidewell.example/${uuid}/apply`,
    workplaceType: posting.workplace.toLowerCase(),
    ...(pay && { salaryRange: { ...pay, interval: 'per-year-salary' } }),
  }
}
