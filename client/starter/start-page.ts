import { markCode } from '../hooks/mark-code.js'
import { onInterest } from '../hooks/on-interest.js'
import { attempt } from '../shared/lib/attempt.js'
import { hasPreviewCookie } from '../shared/preview/has-preview-cookie.js'
import { afterFirstPaint } from './after-first-paint.js'
import { giveUp } from './give-up.js'
import { holdClick } from './hold-click.js'
import { holdFilters } from './hold-filters.js'
import { holdSearch } from './hold-search.js'
import { insertTemplate } from './insert-template.js'
import { nameFont } from './name-font.js'
import { once } from './once.js'
import { retryScripts } from './retry-scripts.js'

/** In ms: a page whose code has not come by then says that it is still loading. */
const LONGEST_START = 10_000

/** Marks that scripts run, and starts the runtime: at once, or where the page is for reading on interest. */
export function startPage({ filters, start }: DOMStringMap): void {
  const query = new URLSearchParams(location.search)

  markCode('pending')
  retryScripts()
  if (filters !== undefined) holdFilters()

  const isSearch = (filters?.split(' ') ?? []).some((key) => query.getAll(key).join('') !== '')
  if (isSearch) holdSearch(query)

  // Let the browser restore scroll until hydration, even for entries an earlier page set to 'manual'.
  history.scrollRestoration = 'auto'

  // Who comes from another page of the site has the font already.
  if (document.referrer.startsWith(`${location.origin}/`)) {
    insertTemplate('after-paint')
    insertTemplate('font')
  } else {
    afterFirstPaint(() => {
      insertTemplate('after-paint')
      nameFont()
    })
  }

  // A query may be for the page's code, such as where a visitor has come from.
  const isPlain = location.search === '' && !hasPreviewCookie(attempt(() => document.cookie))
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // After a reload, Back within the document may lead to a page that only the runtime can show.
  const isReturn = load?.type === 'reload' || load?.type === 'back_forward'
  const canWait = start === 'interest' && isPlain && !isReturn
  // A browser may report a scroll or a move of its own while it opens the page.
  if (canWait) {
    afterFirstPaint(() => {
      const onFirst = once(() => {
        holdClick()
        startRuntime()
      })
      onInterest(onFirst)
      window.addEventListener('popstate', onFirst)
      window.addEventListener('pageshow', ({ persisted }) => persisted && onFirst())
    })
  } else {
    recordUnload()
    afterFirstPaint(startRuntime)
  }
}

function startRuntime() {
  recordUnload()
  insertTemplate('runtime')
  insertTemplate('start-note', document.body)
  setTimeout(sayLate, LONGEST_START)
}

/** What is late may still come; only a search is given up, for whose sake no roles are shown. */
function sayLate() {
  const { dataset } = document.documentElement
  if (dataset.search === undefined) dataset.late = ''
  else giveUp()
}

/** Records a navigation that starts before hydration. */
function recordUnload() {
  window.onbeforeunload = () => document.getElementById('root')?.setAttribute('data-unloading', '')
}
