import { formatProblem } from '../../../../../client/content/documents/problems.js'
import { staticQueryHash } from '../../../../../client/shared/page-data/static-query-hash.js'
import {
  madeJob,
  madeRepository,
  madeSettings,
} from '../../../../helpers/content/made-documents.js'
import { siteOf } from '../../../../helpers/content/made-listing.js'

const KNOWN = ['source', 'src', 'ref', 'gh_src']
  .concat(['lever-source', 'lever-source[]', 'lever-origin'])
  .concat(['source', 'medium', 'campaign', 'content', 'term', 'id'].map((name) => `utm_${name}`))

function siteWith(names: (string | null)[]) {
  const [, ...others] = madeRepository([madeJob('1')])
  const settings = madeSettings({ source_params: names.map((name) => ({ name })) as never })
  const { problems, staticQueries } = siteOf([settings, ...others])
  const { sourceParams } = staticQueries[staticQueryHash('site')] as { sourceParams: string[] }
  expect(sourceParams).toEqual(expect.arrayContaining(KNOWN))
  const own = sourceParams.filter((name) => !KNOWN.includes(name))
  return { own, told: problems.map(formatProblem) }
}

it('the names of parameters that the settings add are in the data of each page', () => {
  expect(siteWith(['campaign', ' job_board[] ', '', null])).toEqual({
    own: ['campaign', 'job_board[]'],
    told: [],
  })
})

it.each([
  ['?campaign=', 'is not the name of a parameter'],
  ['campaign, board', 'is not the name of a parameter'],
  ['location', 'is a parameter that the site itself reads'],
  ['token', 'is a parameter that the site itself reads'],
])('the name "%s" is left out, and a warning says why and what to do', (name, reason) => {
  const { own, told } = siteWith(['fair', name])
  expect(own).toEqual(['fair'])
  expect(told).toEqual([
    expect.stringMatching(/^site_settings .*, field "source_params": .*Write a name alone, /),
  ])
  expect(told[0]).toContain(`"${name}" ${reason}`)
})
