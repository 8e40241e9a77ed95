import type { BuilderConfig } from '../../lib/config.js'
import { NoAnswerError, requestApi, type ApiAnswer } from '../../shared/services/api-request.js'
import { readWebhookRecord } from '../../shared/site-root/protocol-files.js'
import { isRecord } from '../../../client/shared/lib/is-record.js'
import { SIMULATOR_PATH } from '../../../client/shared/addresses/page-paths.js'
import { isLocal } from '../../shared/config/is-local.js'
import { missing, notChecked, right, wrong, type Finding } from './finding.js'

interface SiteSecrets {
  webhookSecret: string | null
  statusToken: string | null
}

const TIMEOUT = 10_000
const REAL_URL = 'Set SITE_URL to the address that it leads to.'

/** What the site answers at the addresses that Prismic is given. */
export async function checkSite(config: BuilderConfig, secrets: SiteSecrets): Promise<Finding[]> {
  const { siteUrl } = config
  try {
    // Before the test, which counts as a webhook too.
    const lastWebhook = await findLastWebhook(config, secrets.statusToken)
    return [
      await checkPreview(siteUrl),
      await checkSimulator(config),
      await checkWebhook(config, secrets),
      lastWebhook,
    ]
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error
    const remedy = 'Start it, or correct SITE_URL.'
    return isLocal(siteUrl)
      ? [notChecked('site', `${siteUrl} does not answer`, 'Start it: npm start.')]
      : [wrong('site', `${siteUrl} does not answer, so previews and webhooks fail`, remedy, false)]
  }
}

/** Without a token, this site answers 400. */
async function checkPreview(siteUrl: string): Promise<Finding> {
  const { status } = await requestApi(`${siteUrl}/api/preview`, {}, TIMEOUT)
  const address = `${siteUrl}/api/preview`
  if (status === 400) return right('preview address', address)
  if (isRedirect(status)) {
    return wrong('preview address', `${address} answers ${status}, a redirect`, REAL_URL, false)
  }
  const remedy = 'Send /api/preview to the sidecar; nginx/ of this project does.'
  return wrong(
    'preview address',
    `${address} answers ${status}, which is not this site`,
    remedy,
    false,
  )
}

/** The CMS shows it in a frame, which a header of the site or of a proxy may forbid. */
async function checkSimulator({ siteUrl, repositoryName }: BuilderConfig): Promise<Finding> {
  const address = `${siteUrl}${SIMULATOR_PATH}`
  const editor = `https://${repositoryName}.prismic.io`
  const { status, headers } = await requestApi(address, {}, TIMEOUT)
  if (isRedirect(status)) {
    return wrong('slice simulator', `${address} answers ${status}, a redirect`, REAL_URL, false)
  }
  if (status !== 200) {
    const remedy = 'Publish a release with this version: npm run reconcile.'
    return wrong('slice simulator', `${address} answers ${status}`, remedy, false)
  }
  const policy = headers.get('content-security-policy') ?? ''
  const [ancestors = ''] = /frame-ancestors [^;]*/.exec(policy) ?? []
  if (ancestors.split(' ').includes(editor) && !headers.has('x-frame-options')) {
    return right('slice simulator', address)
  }
  const remedy = `Give the web servers PRISMIC_REPOSITORY=${repositoryName}, and let no proxy add X-Frame-Options.`
  return wrong('slice simulator', `${editor} may not show ${address} in a frame`, remedy, false)
}

/** As "Trigger it" in Prismic does: the site writes it down and does nothing else. */
async function checkWebhook(
  { siteUrl, repositoryName }: BuilderConfig,
  { webhookSecret }: SiteSecrets,
): Promise<Finding> {
  const address = `${siteUrl}/api/webhooks/prismic`
  const body = { type: 'test-trigger', secret: webhookSecret, domain: repositoryName }
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const { status, body: answer } = await requestApi(address, init, TIMEOUT)
  if (isRecord(answer) && answer['status'] === 'test-ok') return right('webhook', address)
  if (isRecord(answer) && answer['status'] === 'ignored') {
    const remedy = `Give the site PRISMIC_REPOSITORY=${repositoryName}.`
    return wrong('webhook', `${address} is of another repository`, remedy)
  }
  if (status === 401 && webhookSecret === null) {
    const remedy = 'Set PRISMIC_WEBHOOK_SECRET to have it tried.'
    return notChecked('webhook', `${address} answers`, remedy)
  }
  if (status === 401) {
    const remedy = 'Give the site and this command the same PRISMIC_WEBHOOK_SECRET.'
    return wrong('webhook', `${address} refuses the secret`, remedy)
  }
  if (status === 503) {
    return wrong('webhook', `${address} has no secret`, 'Set PRISMIC_WEBHOOK_SECRET of the site.')
  }
  if (isRedirect(status)) {
    const remedy = 'Set SITE_URL to the address that it leads to: Prismic follows no redirect.'
    return wrong('webhook', `${address} answers ${status}, a redirect`, remedy)
  }
  const remedy = 'Send /api/webhooks/ to the sidecar; nginx/ of this project does.'
  return wrong('webhook', `${address} answers ${status}, which is not this site`, remedy)
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400
}

async function findLastWebhook(
  { siteUrl, inboxRoot, repositoryName }: BuilderConfig,
  statusToken: string | null,
): Promise<Finding> {
  const answer = statusToken === null ? null : await requestStatus(siteUrl, statusToken)
  if (answer?.status === 401) {
    const remedy = 'Give the site and this command the same STATUS_TOKEN.'
    return wrong('last webhook', 'the site refuses the STATUS_TOKEN', remedy)
  }
  if (answer !== null && answer.status !== 200) {
    const remedy = 'Send /api/status to the sidecar; nginx/ of this project does.'
    return notChecked('last webhook', `the status answers ${answer.status}`, remedy)
  }
  const record = answer === null ? await readWebhookRecord(inboxRoot) : toRecord(answer)
  if (record !== null) return right('last webhook', `${record.type} at ${record.receivedAt}`)
  if (statusToken === null && !isLocal(siteUrl)) {
    return notChecked('last webhook', 'the site tells it by its status', 'Set STATUS_TOKEN.')
  }
  const remedy = `Settings > Webhooks of https://${repositoryName}.prismic.io: is there one, and what do its logs say?`
  return missing('last webhook', 'none has come', remedy)
}

function requestStatus(siteUrl: string, token: string): Promise<ApiAnswer> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  return requestApi(`${siteUrl}/api/status`, { headers }, TIMEOUT)
}

function toRecord({ body }: ApiAnswer): { type: string; receivedAt: string } | null {
  const last = isRecord(body) ? body['lastWebhook'] : null
  return isRecord(last)
    ? { type: String(last['type']), receivedAt: String(last['receivedAt']) }
    : null
}
