/**
 * The package takes messages from every host of Prismic, and each customer of Prismic has one. The security
 * policy lets one repository alone show this page, so its window is the only one to be heard. To be called
 * first: listeners are asked in their order.
 */
export function hearOnlyTheEditor(window: Window): void {
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent) event.stopImmediatePropagation()
  })
}
