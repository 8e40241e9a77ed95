import type { Page } from 'playwright-core'

/** Holds every request of an address until the returned function is called; then it goes on, or fails. */
export async function holdRequests(
  page: Page,
  address: string,
  outcome: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(address, async (route) => {
    await held
    await route[outcome]().catch(() => {})
  })
  return answer
}
