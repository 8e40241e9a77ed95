/**
 * Why a request had no answer and what to do, to follow the name of the service. By the system's code there are
 * three kinds with a remedy each: its name, the way to it, and trust in its certificate. `setting` names what holds
 * its address.
 */
export function explainLoss(error: unknown, setting: string | null = null): string {
  const code = findCode(error)
  const named = ` (${code || findText(error)})`
  const check = setting === null ? 'Check' : `Check ${setting}, and`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `has a name that cannot be resolved${named}. ${check} that the DNS of this machine knows it`
  }
  const distrust = explainDistrust(code)
  if (distrust !== null) return `has a certificate that is not trusted${named}: ${distrust}`
  if (code === 'UND_ERR_ABORTED')
    return `is refused by the proxy (${findText(error)}). Check HTTPS_PROXY and NO_PROXY`
  if (code === 'ECONNREFUSED') return `does not answer${named}. ${check} that the service runs`
  const what =
    code === '' || code.startsWith('Z_') || CUT.has(code)
      ? 'does not answer, or not to the end'
      : 'does not answer'
  return `${what}${named}. ${check} that this machine reaches the network, behind a proxy by HTTPS_PROXY`
}

const CUT: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** Null for a code of something else. */
function explainDistrust(code: string): string | null {
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID')
    return 'those who run the service must renew it, unless the clock of this machine is wrong'
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'it is for another host. Check the address, and what answers in its place'
  if (!/^CERT_|^UNABLE_TO_|SELF_SIGNED|^INVALID_CA$/.test(code)) return null
  return 'this machine does not know its authority. For one of a company, name its PEM file in NODE_EXTRA_CA_CERTS'
}

/** The system's; empty if there is none. */
function findCode(error: unknown): string {
  const { code, cause, name } = (error ?? {}) as { code?: unknown; cause?: unknown; name?: unknown }
  if (typeof code === 'string') return code
  if (name === 'TimeoutError') return 'ETIMEDOUT'
  return cause == null ? '' : findCode(cause)
}

/** The innermost. */
function findText(error: unknown): string {
  const { message, cause } = error as Error
  return cause == null ? message : findText(cause)
}

/** For a sentence about a service: 'after 14:05 UTC' where it has asked to be left alone for so many ms, else 'later'. */
export function describeLater(retryAfter: number | null, now = Date.now()): string {
  if (retryAfter === null || retryAfter < 60_000) return 'later'
  return `after ${new Date(now + retryAfter + 59_999).toISOString().slice(11, 16)} UTC`
}
