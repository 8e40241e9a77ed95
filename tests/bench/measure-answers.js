/* Runs in the browser, on the compiled modules themselves; `filter-listing.test.ts` serves it. */

/** How long each of many different queries takes, in ms. */
export async function measureAnswers(listing) {
  const load = (file) => import(`/client/filters/${file}.js`)
  const [{ createJobIndex }, { createSearchEngine }, { toVocabulary }, { answerQuery }] =
    await Promise.all(
      ['search/job-index', 'search/search-engine', 'query/vocabulary', 'answer/answer-query'].map(
        load,
      ),
    )
  const vocabulary = toVocabulary(listing)
  const index = createJobIndex(listing, createSearchEngine)
  index.search('engineer')
  const words = ['', 'e', 'en', 'engineer', 'field engineer', 'london', 'senior data', 'zebra']
  const pick = (items, at) => items[at % items.length]
  return Array.from({ length: 220 }, (_, at) => {
    const query = {
      q: pick(words, at),
      location: at % 3 === 0 ? [] : [pick(listing.places, at).slug],
      department: at % 2 === 0 ? [] : [pick(listing.departments, at).slug],
      type: at % 5 === 0 ? ['full-time'] : [],
      remote: at % 7 === 0 ? ['true'] : [],
      pay: at % 6 === 0 ? ['gbp-50000'] : [],
      sort: at % 4 === 0 ? 'newest' : 'department',
    }
    const startedAt = performance.now()
    answerQuery(index, query, vocabulary, listing.places)
    return performance.now() - startedAt
  })
}
