import type { WebhookTarget } from '../read-config.js'
import type { ContentRepository } from '../repository/repository.js'

const TIMEOUT_MS = 10_000

/** In the format of the CMS. Resolves to a sentence about the outcome. */
export async function sendWebhook(
  repository: ContentRepository,
  publicUrl: string,
  webhook: WebhookTarget | null,
  documentIds: readonly string[],
): Promise<string> {
  if (webhook === null) return 'No webhook is configured.'
  const { url, secret } = webhook
  const body = {
    type: 'api-update',
    masterRef: repository.getMaster().ref,
    releases: {},
    masks: {},
    tags: {},
    experiments: {},
    documents: documentIds,
    domain: repository.name,
    apiUrl: `${publicUrl}/api`,
    secret,
  }
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return `The webhook was answered with ${response.status}.`
  } catch {
    return `The webhook was not answered by ${new URL(url).host}.`
  }
}
