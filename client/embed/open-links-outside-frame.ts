/**
 * The careers site cannot be shown in a frame, so within one each link opens a new tab: those of the list,
 * and those that the page's author wrote into the element, which the parser may still be adding.
 */
export function openLinksOutsideFrame(element: HTMLElement): void {
  if (window.self === window.top) return
  const adjust = () => {
    for (const link of element.querySelectorAll('a')) {
      link.target = '_blank'
      link.relList.add('noopener')
    }
  }
  adjust()
  new MutationObserver(adjust).observe(element, { childList: true, subtree: true })
}
