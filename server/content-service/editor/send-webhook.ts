import type { WebhookTarget } from '../config.js'
import type { ContentRepository } from '../repository/repository.js'

const TIMEOUT = 10_000

/** Tells that documents were published, in the CMS's own words. Resolves to what came of it. */
export async function sendWebhook(
  repository: ContentRepository,
  publicUrl: string,
  { url, secret }: WebhookTarget,
  documents: readonly string[],
): Promise<string> {
  const body = {
    type: 'api-update',
    masterRef: repository.getMaster().ref,
    releases: {},
    masks: {},
    tags: {},
    experiments: {},
    documents,
    domain: repository.name,
    apiUrl: `${publicUrl}/api`,
    secret,
  }
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await response.text()
    return `The webhook was answered with ${response.status}.`
  } catch {
    return `The webhook was not answered by ${new URL(url).host}.`
  }
}
