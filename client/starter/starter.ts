import { onInterest } from '../hooks/on-interest.js'
import { attempt } from '../shared/lib/attempt.js'
import { hasPreviewCookie } from '../shared/preview/has-preview-cookie.js'
import { afterFirstPaint } from './after-first-paint.js'
import { holdClick } from './hold-click.js'
import { holdSearch } from './hold-search.js'
import { insertTemplate } from './insert-template.js'
import { nameFont } from './name-font.js'

/*
 * The one script within the HTML, so that nothing is fetched ahead of the first paint but the page and
 * its stylesheet. The security policy knows it by its hash.
 */

const { filters, start } = (document.currentScript as HTMLScriptElement).dataset
const query = new URLSearchParams(location.search)

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
const isPreview = hasPreviewCookie(attempt(() => document.cookie))
const canWait = start === 'interest' && location.search === '' && !isPreview
// A browser may report a scroll or a move of its own while it opens the page.
if (canWait) {
  afterFirstPaint(() =>
    onInterest(() => {
      holdClick()
      startRuntime()
    }),
  )
} else {
  recordUnload()
  afterFirstPaint(startRuntime)
}

function startRuntime() {
  recordUnload()
  insertTemplate('runtime')
}

/** Records a navigation that starts before hydration. */
function recordUnload() {
  window.onbeforeunload = () => document.getElementById('root')?.setAttribute('data-unloading', '')
}
