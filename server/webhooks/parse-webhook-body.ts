/** The fields of a webhook body that are used. Never request URLs from a body: it is untrusted input. */
export interface WebhookBody {
  type: string
  secret: unknown
  /** Name of the Prismic repository; older webhooks omit it. */
  domain: string | null
  /** Null if malformed or absent; Prismic omits it when only releases, tags or custom types changed. */
  masterRef: string | null
}

const MAX_TEXT_LENGTH = 200
/** A longer one is none: cut, it would be another. */
const REF = /^[\w~.-]{1,200}$/

/** Null for a body that is not an object. Deletes the secret from the body, so that nothing logs it. */
export function parseWebhookBody(body: unknown): WebhookBody | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  const { type, secret, domain, masterRef } = body as Record<string, unknown>
  delete (body as Record<string, unknown>)['secret']
  return {
    type: toText(type) ?? '',
    secret,
    domain: toText(domain),
    masterRef: typeof masterRef === 'string' && REF.test(masterRef) ? masterRef : null,
  }
}

function toText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, MAX_TEXT_LENGTH) : null
}
