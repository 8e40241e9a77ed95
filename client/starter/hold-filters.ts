/**
 * Until the filters are there, the control for them holds a click, and opens them then. What it opens
 * without scripts would vanish under the finger.
 */
export function holdFilters(): void {
  const { dataset } = document.documentElement
  document.addEventListener('click', (event) => {
    const { target } = event
    const control = target instanceof Element ? target.closest('summary.filter-open') : null
    if (control === null || dataset.code !== 'pending') return
    event.preventDefault()
    if (dataset.held !== undefined) return
    dataset.held = ''
    const observer = new MutationObserver(() => {
      observer.disconnect()
      delete dataset.held
      if (dataset.code === 'hydrated') document.getElementById(control.id)?.click()
    })
    observer.observe(document.documentElement, { attributeFilter: ['data-code'] })
  })
}
