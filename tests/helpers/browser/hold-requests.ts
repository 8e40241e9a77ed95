import type { Page } from 'playwright-core'

/** Holds every request of an address until the returned function is called. */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  return answer
}
