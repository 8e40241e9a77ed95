/*
 * The page reads without code, so its first picture comes first: the code and the data of the runtime
 * stand in a template, where a browser fetches nothing, until the page has been drawn.
 */

function fetchRuntime() {
  const template = document.querySelector<HTMLTemplateElement>('template#runtime')
  if (template) document.head.append(template.content)
}

/** Nothing is drawn in a tab that is opened in the background. */
if (document.hidden) fetchRuntime()
else requestAnimationFrame(() => setTimeout(fetchRuntime))
