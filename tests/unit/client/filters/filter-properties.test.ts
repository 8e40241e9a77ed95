import fc from 'fast-check'
import { toFilterGroups } from '../../../../client/filters/answer/filter-groups.js'
import { filterJobs } from '../../../../client/filters/answer/filter-jobs.js'
import { offersChosen, withChosen } from '../../../../client/filters/answer/with-chosen.js'
import { FACET_KEYS, mapFacets } from '../../../../client/filters/query/facets.js'
import { EMPTY_QUERY } from '../../../../client/filters/query/filter-query.js'
import { toLandingPath } from '../../../../client/filters/query/filter-url.js'
import { createJobIndex } from '../../../../client/filters/search/job-index.js'
import { createSearchEngine } from '../../../../client/filters/search/search-engine.js'
import { toVocabulary } from '../../../../client/filters/query/vocabulary.js'
import type { FilterQuery } from '../../../../client/shared/page-data/views.js'
import { anyQuery, listingOf } from './arbitrary-listing.js'

/** 500 jobs, the same for all queries. */
const seed = 20261121
const [listing] = fc.sample(listingOf(500), { numRuns: 1, seed })
if (listing === undefined) throw new Error('fast-check gave no listing')
const index = createJobIndex(listing, createSearchEngine)
const vocabulary = toVocabulary(listing)
const anyKey = fc.constantFrom(...FACET_KEYS)
const anyChoice = anyKey.chain((key) =>
  fc.constantFrom(...vocabulary[key].map(({ slug }) => slug)).map((slug) => ({ key, slug })),
)
const runs = { numRuns: 300, seed }
const find = (query: FilterQuery) => filterJobs(index, query).map(({ job }) => job.id)
const isEqual = (a: string[], b: string[]) => a.join() === b.join()
/** All options, also those inside others. */
const optionsOf = (query: FilterQuery) =>
  toFilterGroups(index, query, vocabulary).flatMap(({ key, options }) =>
    options.flatMap((option) => [option, ...option.parts]).map((option) => ({ ...option, key })),
  )
const isSubset = (part: string[], whole: string[]) => {
  const ids = new Set(whole)
  return part.every((id) => ids.has(id))
}

describe('for any query over 500 jobs', () => {
  it('adding a value in an empty group never grows the result', () => {
    fc.assert(
      fc.property(anyQuery, anyChoice, (query, { key, slug }) =>
        isSubset(find({ ...query, [key]: [slug] }), find({ ...query, [key]: [] })),
      ),
      runs,
    )
  })

  it('adding a second value in the same group never shrinks the result', () => {
    fc.assert(
      fc.property(anyQuery, anyChoice, (query, { key, slug }) => {
        fc.pre(query[key].length > 0)
        return isSubset(find(query), find({ ...query, [key]: [...query[key], slug] }))
      }),
      runs,
    )
  })

  it('the result is what the search and every group have in common', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const none = { ...query, q: '', ...mapFacets(() => []) }
        const alone = [
          find({ ...none, q: query.q }),
          ...FACET_KEYS.map((key) => find({ ...none, [key]: query[key] })),
        ]
        const sets = alone.map((ids) => new Set(ids))
        const common = find(none).filter((id) => sets.every((ids) => ids.has(id)))
        expect(find(query)).toEqual(common)
      }),
      runs,
    )
  })

  it('the count beside an option is what is found when only it is chosen in its group', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const shown = optionsOf(query)
        expect(shown.length > 0 || find(query).length === 0).toBe(true)
        const found = shown.map(({ key, slug }) => find({ ...query, [key]: [slug] }).length)
        expect(shown.map(({ count }) => count)).toEqual(found)
      }),
      runs,
    )
  })

  it('every option in sight is chosen or finds something, once, and everything chosen is in sight', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const shown = optionsOf(query)
        expect(shown.filter(({ checked, count }) => !checked && count === 0)).toEqual([])
        const names = shown.map(({ key, slug }) => `${key} ${slug}`)
        expect(new Set(names).size).toBe(names.length)
        const chosen = FACET_KEYS.flatMap((key) => query[key].map((slug) => `${key} ${slug}`))
        const ticked = shown.filter(({ checked, folded }) => checked && !folded)
        expect(ticked.map(({ key, slug }) => `${key} ${slug}`).sort()).toEqual(chosen.sort())
      }),
      runs,
    )
  })

  it('an option is put away for good only if its choice adds nothing to what others find', () => {
    for (const key of FACET_KEYS) {
      const all = find(EMPTY_QUERY).length
      for (const { slug } of vocabulary[key].filter(({ redundant }) => redundant)) {
        const found = find({ ...EMPTY_QUERY, [key]: [slug] })
        const others = vocabulary[key].filter((other) => other.slug !== slug)
        const isTwin = others.some((other) =>
          isEqual(find({ ...EMPTY_QUERY, [key]: [other.slug] }), found),
        )
        expect({ slug, isDead: isTwin || key === 'pay' || found.length >= 0.9 * all }).toEqual({
          slug,
          isDead: true,
        })
      }
    }
  })

  it('a country finds what its places find together, and remote jobs that are open to it', () => {
    const countries = listing.places.filter(({ kind }) => kind === 'country')
    expect(countries).not.toEqual([])
    for (const { slug, country } of countries) {
      const parts = listing.places.filter(({ within }) => within.includes(slug))
      const ofParts = find({ ...EMPTY_QUERY, location: parts.map((part) => part.slug) })
      const remote = listing.jobs.filter(
        ({ workplace, remoteCountries, places }) =>
          places.some((place) => place.slug === slug) ||
          (workplace === 'Remote' && remoteCountries.includes(country ?? '')),
      )
      const union = new Set([...ofParts, ...remote.map(({ id }) => id)])
      expect(find({ ...EMPTY_QUERY, location: [slug] })).toEqual([...union].sort())
    }
  })

  it('a location finds every job that its parts find', () => {
    expect(listing.places.flatMap(({ within }) => within)).not.toEqual([])
    for (const { slug, within } of listing.places) {
      for (const around of within) {
        const part = { ...EMPTY_QUERY, location: [slug] }
        expect(isSubset(find(part), find({ ...part, location: [around] }))).toBe(true)
      }
    }
  })

  it('every order of values and of typed words gives the same result', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const turned = {
          ...query,
          q: query.q.split(' ').reverse().join(' '),
          location: [...query.location].reverse(),
          type: [...query.type].reverse(),
        }
        expect(find(turned)).toEqual(find(query))
      }),
      runs,
    )
  })
  it('only a query with a single value has the canonical URL of a landing page', () => {
    fc.assert(
      fc.property(anyQuery, anyChoice, anyChoice, (query, one, other) => {
        const choose = (q: string, ...choices: (typeof one)[]) => {
          const slugsOf = (key: string) =>
            choices.filter((choice) => choice.key === key).map(({ slug }) => slug)
          return { q, sort: query.sort, ...mapFacets((_, key) => slugsOf(key)) }
        }
        const path = vocabulary[one.key].find(({ slug }) => slug === one.slug)?.path ?? null
        expect(toLandingPath(choose('', one), vocabulary)).toBe(path)
        expect(toLandingPath(choose('engineer', one), vocabulary)).toBeNull()
        expect(toLandingPath(choose('', one, other), vocabulary)).toBeNull()
      }),
      runs,
    )
  })

  it('the options of one query, with what another chooses, are checked as that one says', () => {
    fc.assert(
      fc.property(anyQuery, anyQuery, (before, after) => {
        const groups = toFilterGroups(index, before, vocabulary)
        const marked = withChosen(groups, after)
        const all = marked.flatMap(({ key, options }) =>
          options
            .flatMap((option) => [option, ...option.parts])
            .map((option) => ({ key, ...option })),
        )
        const checked = all.filter((option) => option.checked)
        return (
          all.every(({ key, slug, checked }) => checked === after[key].includes(slug)) &&
          // None that is chosen is missing, if all are said to be there.
          offersChosen(groups, after) ===
            FACET_KEYS.every((key) =>
              after[key].every((slug) => checked.some((at) => at.key === key && at.slug === slug)),
            )
        )
      }),
      runs,
    )
  })

  it('options that another query does not change are the same objects', () => {
    fc.assert(
      fc.property(anyQuery, anyChoice, (query, { key }) => {
        const groups = toFilterGroups(index, query, vocabulary)
        const marked = withChosen(groups, { ...query, [key]: [] })
        return marked.every(
          (group, position) =>
            group === groups[position] || (group.key === key && query[key].length > 0),
        )
      }),
      runs,
    )
  })
})
