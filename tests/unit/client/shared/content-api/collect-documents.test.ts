import type { PrismicDocument } from '@prismicio/client'
import { collectDocuments } from '../../../../../client/shared/content-api/fetch-pages.js'

const page = (ids: string, totals: { total_results_size?: number } = {}) => ({
  page: 1,
  results: [...ids].map((id) => ({ id }) as PrismicDocument),
  ...totals,
})

const total = (count: number) => ({ total_results_size: count })

describe('documents of several pages', () => {
  it.each([
    ['with totals', [page('abc', total(5)), page('de', total(5))], 'abcde'],
    ['without totals', [page('abc'), page('de')], 'abcde'],
    ['of an empty repository', [page('', total(0))], ''],
  ])('result pages %s are combined in order', (_, pages, ids) => {
    expect(collectDocuments(pages).map(({ id }) => id)).toEqual([...ids])
  })

  it.each([
    ['fewer documents than announced', [page('abc', total(6)), page('de', total(6))]],
    ['totals that differ', [page('abc', total(5)), page('de', total(4))]],
    ['a duplicate document', [page('abc'), page('cd')]],
    ['a duplicate document and a matching total', [page('abc', total(4)), page('cd', total(4))]],
    ['a short page in the middle', [page('abc'), page('d'), page('ef')]],
  ])('result pages with %s are rejected as incomplete', (_, pages) => {
    expect(() => collectDocuments(pages)).toThrow(
      expect.objectContaining({ failure: 'incomplete' }) as Error,
    )
  })
})
