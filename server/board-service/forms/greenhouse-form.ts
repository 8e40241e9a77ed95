import type { Posting } from '../postings/posting.js'
import type { BoardForm } from './board-form.js'

/** The Job Board API: https://developers.greenhouse.io/job-board.html */
export const greenhouseForm: BoardForm = {
  contentType: 'application/json; charset=utf-8',
  answer: ({ path, query }, postings) => {
    const [, id] = /^\/v1\/boards\/[\w.-]+\/jobs(?:\/(\d+))?$/.exec(path) ?? [null]
    if (id === null) return null
    if (id === undefined) {
      const hasText = query.get('content') === 'true'
      const jobs = postings.map((posting) => toJob(posting, { hasText, hasPay: false }))
      return JSON.stringify({ jobs, meta: { total: jobs.length } })
    }
    const posting = postings.find(({ number }) => String(number) === id)
    if (posting === undefined) return null
    const hasPay = query.get('pay_transparency') === 'true'
    return JSON.stringify(toJob(posting, { hasText: true, hasPay }))
  },
}

function toJob(posting: Posting, { hasText, hasPay }: { hasText: boolean; hasPay: boolean }) {
  const { number, title, place, pay, workplace, type } = posting
  return {
    id: number,
    internal_job_id: number - 3_000_000,
    title,
    updated_at: toInstant(posting.updatedOn),
    first_published: toInstant(posting.publishedOn),
    application_deadline: posting.closesOn === null ? null : toInstant(posting.closesOn),
    requisition_id: posting.requisition,
    location: { name: `${place.town}, ${place.country}` },
    absolute_url: `https://apply.tidewell.example/jobs/${number}`,
    language: posting.language,
    company_name: 'Tidewell',
    metadata: [
      { id: 1, name: 'Workplace Type', value: workplace, value_type: 'single_select' },
      { id: 2, name: 'Employment Type', value: type, value_type: 'single_select' },
    ],
    ...(hasText && {
      content: escape(posting.text),
      departments: [toUnit(posting.department)],
      offices: [{ ...toUnit(place.town), location: `${place.town}, ${place.country}` }],
    }),
    ...(hasPay && {
      pay_input_ranges:
        pay === null
          ? []
          : [
              {
                min_cents: pay.min * 100,
                max_cents: pay.max * 100,
                currency_type: pay.currency,
                title: 'Annual base salary',
                blurb: '',
              },
            ],
    }),
  }
}

function toInstant(day: string): string {
  return `${day}T09:30:00-05:00`
}

/** The same for the same name. */
function toUnit(name: string) {
  const id = [...name].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 1e6
  return { id: 900_000_000 + id, name, parent_id: null, child_ids: [] }
}

/** The API's HTML has its entities escaped. */
function escape(html: string): string {
  return html
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
