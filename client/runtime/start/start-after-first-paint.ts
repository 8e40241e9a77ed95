/*
 * The page reads without code, so its first picture comes first: the code and the data of the runtime
 * stand in a template, where a browser fetches nothing, until the page has been drawn.
 */

function fetchRuntime() {
  const template = document.querySelector<HTMLTemplateElement>('template#runtime')
  if (template) document.head.append(template.content)
}

// Until there is a runtime the browser brings visitors back to their place, also in an entry that a
// runtime of before had kept for itself; and the runtime will want to know who has left meanwhile.
history.scrollRestoration = 'auto'
window.onbeforeunload = () => document.getElementById('root')?.setAttribute('data-set-out', '')

/** Nothing is drawn in a tab that is opened in the background. */
if (document.hidden) fetchRuntime()
else requestAnimationFrame(() => setTimeout(fetchRuntime))
