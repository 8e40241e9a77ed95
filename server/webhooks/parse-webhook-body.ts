/** What of a webhook's body counts. Its addresses are never called, whatever they say. */
export interface WebhookBody {
  type: string
  /** As it came: of any type, or absent. */
  secret: unknown
  /** Repository that it is about; null where an older sender does not say. */
  domain: string | null
  /** Absent where only content releases, tags or masks changed. */
  masterRef: string | null
}

const LONGEST_TEXT = 200

/** Null for a body that is no object. Takes the secret out of the object, so that nothing can log it. */
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
