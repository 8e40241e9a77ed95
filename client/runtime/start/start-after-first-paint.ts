/*
 * The page can be read without code, so the first paint comes first: the runtime's code and data are in a
 * template element, where a browser fetches nothing, until the page has been painted.
 */

function fetchRuntime() {
  const template = document.querySelector<HTMLTemplateElement>('template#runtime')
  if (template) document.head.append(template.content)
}

// Let the browser restore scroll until hydration, even for entries an earlier page set to 'manual'.
history.scrollRestoration = 'auto'
// Records a navigation that starts before hydration.
window.onbeforeunload = () => document.getElementById('root')?.setAttribute('data-unloading', '')

/** A tab that is opened in the background is never painted. */
if (document.hidden) fetchRuntime()
else requestAnimationFrame(() => setTimeout(fetchRuntime))
