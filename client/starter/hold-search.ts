import { giveUp } from './give-up.js'

/**
 * The HTML lists all roles, which is not the answer to a search in the address: the stylesheet hides
 * them from the first paint on, until the listing has the answer, or shows them as what they are if
 * the code does not load.
 */
export function holdSearch(query: URLSearchParams): void {
  document.documentElement.dataset.search = 'pending'
  const fill = () =>
    document
      .querySelectorAll<HTMLInputElement>('.search-form [name="q"]')
      .forEach((field) => (field.value ||= query.get('q') ?? ''))
  requestAnimationFrame(fill)
  document.addEventListener('DOMContentLoaded', fill)
  for (const failure of ['error', 'unhandledrejection']) window.addEventListener(failure, giveUp)
}
