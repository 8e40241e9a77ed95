import { findNarrowedProblem, findProblem } from '../../soak/judge/find-problem.js'
import { toExpectedRelease } from '../../soak/judge/expected-release.js'
import { DRAFT_MARK } from '../../soak/judge/target.js'
import { madeJob, madeSettings } from '../../helpers/content/made-documents.js'

/* A soak is worth only as much as what its comparison finds. */

const documents = [madeJob('1', { title: 'QA Engineer' }), madeJob('2', { title: 'Diver' })]
const former = toExpectedRelease([...documents, madeSettings({ organisation_name: 'One' })])
const now = toExpectedRelease(
  [madeJob('1', { title: 'QA Lead' }), madeSettings({ organisation_name: 'One' })],
  former,
)

const ROW = '<li class="job-row" data-job="1"><a href="/qa-engineer/1">QA Engineer</a></li>'
const toPage = (title: string, body: string) =>
  `<title>${title} | Careers at One</title><h1>${title}</h1>${body}`
const answer = (text: string, status = 200) => ({ status, text })
const page = answer(toPage('QA Engineer', ROW))
const PATH = '/qa-engineer/1'

it('a page of its release is right, and of no other', () => {
  expect(findProblem(PATH, page, former)).toBeNull()
  expect(findProblem(PATH, page, now)).toBe('200 and not 301 to /qa-lead/1')
  expect(findProblem('/diver/2', answer(toPage('Diver', ''), 200), now)).toBe('200 and not 410')
  expect(findProblem('/diver/2', answer(toPage('Diver', ''), 410), now)).toBeNull()
})

it.each([
  ['another title', toPage('QA Lead', ROW), 'it is of QA Lead and not of QA Engineer'],
  [
    'a row of another release',
    toPage('QA Engineer', ROW.replace('>QA Engineer<', '>QA Lead<')),
    'it lists 1 as QA Lead at /qa-engineer/1 and not as QA Engineer',
  ],
  [
    'the name that the organisation had',
    toPage('QA Engineer', ROW).replace('One', 'Two'),
    'its title is QA Engineer | Careers at Two',
  ],
  ['a draft', toPage(DRAFT_MARK, ROW), 'a draft is shown'],
])('%s is wrong', (_name, text, problem) => {
  expect(findProblem(PATH, answer(text), former)).toBe(problem)
})

it('a narrowed listing may have rows of a later release than its page, and of none else', () => {
  const lead = ROW.replace('>QA Engineer<', '>QA Lead<').replace('qa-engineer', 'qa-lead')
  const listing = (row: string) => toPage('Open roles', row)
  expect(findNarrowedProblem(listing(lead), [former, now])).toBeNull()
  expect(findNarrowedProblem(listing(lead), [former])).toMatch(/^it lists 1 as QA Lead/)
  expect(findNarrowedProblem(listing(lead.replace('Lead<', 'Chief<')), [former, now])).toMatch(
    /; or /,
  )
  expect(findNarrowedProblem(listing(ROW).replace('One', 'Two'), [former, now])).toMatch(
    /its title is/,
  )
})

it('lists that other programs read must have each open job, and no other', () => {
  const toApi = (...jobs: [number, string][]) =>
    answer(
      JSON.stringify({
        jobs: jobs.map(([id, title]) => ({
          title,
          absolute_url: `http://one.example/qa-lead/${id}`,
        })),
      }),
    )
  expect(findProblem('/api/jobs.json', toApi([1, 'QA Lead']), now)).toBeNull()
  expect(findProblem('/api/jobs.json', toApi([1, 'QA Engineer']), now)).toBe(
    'it has QA Engineer and not QA Lead',
  )
  expect(findProblem('/api/jobs.json', toApi([1, 'QA Lead'], [2, 'Diver']), now)).toBe(
    'it has 2, which is not open',
  )
  expect(findProblem('/api/jobs.json', toApi(), now)).toBe('it has 0 jobs and not 1')
})
