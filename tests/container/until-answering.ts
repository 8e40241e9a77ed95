import { ask } from '../contract/ask.js'

export async function untilAnswering(baseUrl: string, path = '/healthz') {
  for (;;) {
    const answer = await ask(baseUrl, { path }).catch(() => null)
    if (answer?.status === 200) return
    await pause()
  }
}

export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100))
}
