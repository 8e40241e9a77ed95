import type { Page } from 'playwright-core'

/** Until the worker of a new deploy has taken over from the one before. */
export async function updateWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    const worker = registration?.installing ?? registration?.waiting
    if (!worker) return
    await new Promise<void>((resolve) => {
      const check = () => {
        if (['activated', 'redundant'].includes(worker.state)) resolve()
      }
      worker.addEventListener('statechange', check)
      check()
    })
  })
}
