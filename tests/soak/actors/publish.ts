import type { CareersDocument } from '../../../client/shared/content-model/content-types.js'
import type { Random } from '../../browser/runtime/random.js'
import type { Parts } from '../parts/start-parts.js'
import type { Actor } from '../soak.js'
import { postWebhook } from './post-webhooks.js'

/* Editors who publish: one change at a time, mostly with a webhook, which may get lost. */

type Job = Extract<CareersDocument, { type: 'job' }>
interface Changes {
  changed?: object[]
  deleted?: string[]
}
interface Given {
  /** Open in what is live, and still in the documents. */
  jobs: Job[]
  closed: Job[]
  documents: readonly CareersDocument[]
  /** Another one each time, so that no content comes twice. */
  number: number
  random: Random
}

const withData = (document: CareersDocument, data: object) => ({
  changed: [{ ...document, data: { ...document.data, ...data } }],
})
const pickOfType = ({ documents, random }: Given, type: string) =>
  random.pick(documents.filter((document) => document.type === type && document.uid !== 'home'))
const toSlug = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const CHANGES: Record<string, (given: Given) => Changes> = {
  'a title': ({ jobs, random, number }) => {
    const job = random.pick(jobs)
    const slug = job.data.slug ?? toSlug(job.data.title ?? '')
    return withData(job, { slug, title: `Role ${number} of the soak` })
  },
  'an address': ({ jobs, random, number }) =>
    withData(random.pick(jobs), { slug: null, title: `Moved role ${number}` }),
  pay: ({ jobs, random, number }) => {
    const [min, max] = [20_000 + number, 90_000 + number]
    const range = { title: null, min, max, currency: 'GBP', unit: 'YEAR', note: null }
    const location = { link_type: 'Any' }
    return withData(random.pick(jobs), { salary_ranges: [{ ...range, location }] })
  },
  places: ({ jobs, random }) => {
    // A remote job must name a country, or the release is refused.
    const local = jobs.filter(({ data }) => data.workplace !== 'Remote')
    const [one, other] = [random.pick(local), random.pick(local)]
    return withData(one, { locations: other.data.locations })
  },
  'a new job': ({ jobs, random, number }) => {
    const job = random.pick(jobs)
    const data = { ...job.data, slug: null, title: `New role ${number}`, legacy_ids: [] }
    return { changed: [{ ...job, id: `added-${number}`, uid: String(200_000 + number), data }] }
  },
  'a closed job': ({ jobs, random }) => withData(random.pick(jobs), { status: 'Closed' }),
  'a job opened again': ({ closed, jobs, random }) =>
    withData(random.pick(closed.length > 0 ? closed : jobs), { status: 'Open' }),
  'a deleted job': ({ jobs, documents, random }) => {
    // A link to nothing is a content error, and the release is refused.
    const links = JSON.stringify(documents.map(({ data }) => data))
    const unlinked = jobs.filter(({ id }) => !links.includes(`"${id}"`))
    return { deleted: [random.pick(unlinked).id] }
  },
  settings: (given) =>
    withData(pickOfType(given, 'site_settings'), { organisation_name: `Tidewell ${given.number}` }),
  'a page': (given) => withData(pickOfType(given, 'page'), { title: `Page ${given.number}` }),
  'a department': (given) =>
    withData(pickOfType(given, 'department'), { name: `Department ${given.number}` }),
}

export const publish: Actor = async (soak, random) => {
  const { parts, tally, pause } = soak
  const times = random.chance(0.15) ? 3 : 1
  for (let time = 0; time < times; time++) publishOne(parts, random)
  tally.count('publications', times)
  if (random.chance(0.85)) await postWebhook(soak, { kind: 'good' })
  else tally.count('lost webhooks')
  await pause(1_000 + random.below(6_000))
}

function publishOne({ content, releases }: Parts, random: Random): void {
  const documents = readDocuments(content)
  const { open } = releases.current()
  const jobs = documents.filter(isJob)
  const given: Given = {
    jobs: jobs.filter(({ uid, data }) => open.has(uid) && data.status === 'Open'),
    closed: jobs.filter(({ data }) => data.status === 'Closed'),
    documents,
    random,
    number: releases.publications.length,
  }
  // A board of a hundred roles is shorter than one that has pages from A to Z.
  const what =
    given.jobs.length < 103 && random.chance(0.7) ? 'a new job' : random.pick(Object.keys(CHANGES))
  const { changed = [], deleted = [] } = CHANGES[what]?.(given) ?? {}
  content.repository.publishDocuments(changed as never, deleted)
  releases.add(what, content.repository.getMaster().ref, readDocuments(content))
}

const isJob = (document: CareersDocument): document is Job => document.type === 'job'

const readDocuments = ({ repository }: Parts['content']) =>
  repository.getMaster().documents.map(({ document }) => document) as unknown as CareersDocument[]
