import { createSite } from '../../../../../client/content/create-site.js'
import { formatProblem } from '../../../../../client/content/documents/problems.js'
import type { SliceView } from '../../../../../client/shared/page-data/slice-views.js'
import {
  linkTo,
  madeJobs,
  madePage,
  madeRepository,
  paragraph,
} from '../../../../helpers/content/made-documents.js'
import { slice } from '../../../../helpers/world/made-world.js'

/** What a page shows of these slices, and what an editor reads of them. */
function show(...slices: [never, ...never[]]) {
  const jobs = madeJobs(3).map((job) => ({ ...job, data: { ...job.data, featured: true } }))
  const documents = madeRepository(jobs, madePage('life', { slices: slices as never }))
  const { pages, problems } = createSite(documents, { now: new Date('2026-11-20'), buildHash: '' })
  const page = pages.find(({ path }) => path === '/life')?.result.data as { slices: SliceView[] }
  return { views: page.slices, problems: problems.map(formatProblem) }
}

const NOTHING = [null, '', ' \u00a0', [], paragraph(' \n'), { link_type: 'Any' }, {}]
const KINDS: [string, string[], string[]][] = [
  ['hero', ['heading', 'text', 'image', 'link'], []],
  ['rich_text', ['content'], []],
  ['image', ['image', 'caption'], []],
  ['image_with_text', ['heading', 'text', 'image', 'link'], []],
  ['quote', ['quote', 'name'], []],
  ['call_to_action', ['heading', 'text', 'link'], []],
  ['video_link', ['title', 'video'], []],
  ['notice', ['heading', 'text'], []],
  ['stats', ['heading', 'text'], ['value', 'label']],
  ['benefits_grid', ['heading', 'text'], ['title', 'text']],
  ['steps', ['heading', 'text'], ['title', 'text', 'duration']],
  ['faq', ['heading', 'text'], ['question', 'answer']],
  ['people', ['heading', 'text'], ['person']],
  ['table', ['heading', 'text', 'table'], []],
]

describe('the slices of a page', () => {
  it.each(KINDS)('an empty %s is left out, and its place is named', (kind, fields, itemFields) => {
    for (const empty of NOTHING) {
      const fill = (names: string[]) => Object.fromEntries(names.map((name) => [name, empty]))
      const items = itemFields.length === 0 ? [] : [fill(itemFields), fill(itemFields)]
      const { views, problems } = show(slice(kind, fill(fields), items))
      expect(views).toEqual([])
      expect(problems.join('\n')).toContain(
        `page "life" (page-life), field "slices.0": the slice "${kind}" has nothing to show. It is left out: fill it in, or delete it.`,
      )
    }
  })

  it.each([
    ['stats', 'value', { value: '12', label: null }, { value: null, label: 'towns' }],
    ['benefits_grid', 'title', { title: 'Leave', text: [] }, { title: ' ', text: [] }],
    ['steps', 'title', { title: '', text: paragraph('We talk.') }, { title: null, text: null }],
    ['faq', 'question', { question: 'Why?' }, { question: null, answer: paragraph('Because.') }],
  ])('an empty item of %s is left out, and its place is named', (kind, needed, whole, empty) => {
    const { views, problems } = show(slice(kind, { heading: 'A' }, [whole, empty, whole]))
    expect(views).toMatchObject([{ kind, items: [{}, {}] }])
    expect(problems).toEqual([
      expect.stringContaining(
        `field "slices.0.items.1": an item of the slice "${kind}" has no ${needed}`,
      ),
    ])
  })

  it('a person or a role that is not chosen is named, and the rest is shown', () => {
    const role = { job: linkTo('job', '2') }
    const { views, problems } = show(
      slice('featured_jobs', {}, [{ job: { link_type: 'Any' } }, role]),
    )
    expect(views).toMatchObject([{ kind: 'featured_jobs', jobs: [{ id: '2' }] }])
    expect(problems).toEqual([
      expect.stringContaining(
        '"slices.0.items.0": an item of the slice "featured_jobs" has no job',
      ),
    ])
  })

  it('a list without items shows the text that stands above it', () => {
    const { views, problems } = show(slice('faq', { text: paragraph('Ask us anything.') }))
    expect(views).toMatchObject([{ kind: 'faq', items: [] }])
    expect(problems).toEqual([])
  })

  it.each([
    [0, 3],
    [-1, 3],
    [2.5, 3],
    [2, 2],
    [null, 3],
  ])('featured roles with the limit %p are %i of three', (limit, shown) => {
    const [view] = show(slice('featured_jobs', { limit })).views
    expect((view as { jobs: unknown[] }).jobs).toHaveLength(shown)
  })
})
