/*
 * The first paint comes before the runtime: its code and data are in a template element, where a
 * browser fetches nothing, until the page has been painted.
 */

function fetchRuntime() {
  const template = document.querySelector<HTMLTemplateElement>('template#runtime')
  if (template) document.head.append(template.content)
}

// Let the browser restore scroll until hydration, even for entries an earlier page set to 'manual'.
history.scrollRestoration = 'auto'
// Records a navigation that starts before hydration.
window.onbeforeunload = () => document.getElementById('root')?.setAttribute('data-unloading', '')

/** Background tabs are never painted. */
if (document.hidden) fetchRuntime()
else requestAnimationFrame(() => setTimeout(fetchRuntime))
