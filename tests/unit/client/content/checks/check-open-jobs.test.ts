import { createSite } from '../../../../../client/content/create-site.js'
import { madeJob, madeRepository } from '../../../../helpers/content/made-documents.js'

const problemsOf = (apply_links: unknown) => {
  const documents = madeRepository([madeJob('1', { apply_links: apply_links as never })])
  return createSite(documents, { now: new Date('2026-11-21'), buildHash: 'hash' }).problems
}

it.each([
  ['no link', []],
  ['a link without an address', [{ url: { link_type: 'Any' } }]],
  ['nothing', null],
])('an open job with %s to apply is a warning, since its page shows no way to', (_, links) => {
  expect(problemsOf(links)).toEqual([
    expect.objectContaining({ severity: 'warning', field: 'apply_links' }),
  ])
})

it('an open job with one link to apply among broken ones is as it should be', () => {
  const links = [{ url: null }, { url: { link_type: 'Web', url: 'https://apply.example/1' } }]
  expect(problemsOf(links)).toEqual([])
})
