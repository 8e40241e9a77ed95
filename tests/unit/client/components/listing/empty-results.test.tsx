import { renderToStaticMarkup } from 'react-dom/server'
import { EmptyResults } from '../../../../../client/components/listing/empty-results.js'
import { toFilterChips } from '../../../../../client/filters/answer/filter-chips.js'
import { EMPTY_QUERY } from '../../../../../client/filters/query/filter-query.js'
import { StaticQueryContext } from '../../../../../client/runtime/load/static-query-context.js'
import { staticQueryHash } from '../../../../../client/shared/page-data/static-query-hash.js'
import type { FilterQuery } from '../../../../../client/shared/page-data/views.js'
import { ask, vocabulary } from '../../filters/answer/answered-listing.js'

const nothing = () => undefined
const site = { [staticQueryHash('site')]: { feedPath: null, alertsLink: null } }

function render(change: Partial<FilterQuery>) {
  const query = { ...EMPTY_QUERY, ...change }
  const handlers = { remove: nothing, browse: nothing, clear: nothing }
  const markup = renderToStaticMarkup(
    <StaticQueryContext value={site}>
      <EmptyResults
        {...ask(query)}
        {...handlers}
        query={query}
        chips={toFilterChips(query, vocabulary)}
        generalApplication={null}
      />
    </StaticQueryContext>,
  )
  const textsOf = (element: string) =>
    [...markup.matchAll(new RegExp(`<${element}[^>]*>([^<]*)<`, 'g'))].map(([, text]) => text)
  return { heading: textsOf('h3'), buttons: textsOf('button') }
}

it('a search in vain is named, and departments with their counts are offered; no two buttons do the same', () => {
  expect(render({ q: ' SWE ' })).toEqual({
    heading: ['No role matches ‘SWE’'],
    buttons: [
      'Remove your search (5 roles)',
      'Engineering (3 roles)',
      'People &amp; Culture (1 role)',
      'Other roles (1 role)',
    ],
  })
})

it('filters that leave nothing can be removed one by one, or all at once', () => {
  expect(render({ q: 'engineer', location: ['paris'] })).toEqual({
    heading: ['No roles match all of that'],
    buttons: ['Remove ‘Paris’ (3 roles)', 'Remove your search (1 role)', 'Clear all'],
  })
})
