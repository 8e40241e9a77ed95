/** (!) Never call URLs from a body. */
export interface WebhookBody {
  type: string
  secret: unknown
  /** The repository; older senders do not name it. */
  domain: string | null
  /** Null if only releases, tags or masks changed. */
  masterRef: string | null
}

const LONGEST_TEXT = 200

/** Null for a body that is not an object. Deletes the secret from the body, so that nothing logs it. */
export function parseWebhookBody(body: unknown): WebhookBody | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  const { type, secret, domain, masterRef } = body as Record<string, unknown>
  delete (body as Record<string, unknown>)['secret']
  return {
    type: toText(type) ?? '',
    secret,
    domain: toText(domain),
    masterRef: /^[\w~.-]{1,200}$/.test(toText(masterRef) ?? '') ? toText(masterRef) : null,
  }
}

function toText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, LONGEST_TEXT) : null
}
