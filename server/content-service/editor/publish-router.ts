import { isIP } from 'node:net'
import express, { Router, type RequestHandler } from 'express'

import { isText, listOf, orMissing, shapeOf } from '../../../builder/shared/site-root/shapes.js'
import { isRecord } from '../../../client/shared/lib/is-record.js'
import { PAGE_POLICY } from '../../lib/html.js'
import { requireToken } from '../../lib/require-token.js'
import type { WebhookTarget } from '../read-config.js'
import type { ContentRepository } from '../repository/repository.js'
import type { DocumentInput } from '../repository/stored-document.js'
import { createPublishPage } from './publish-page.js'
import { sendWebhook } from './send-webhook.js'

export interface PublishDependencies {
  repository: ContentRepository
  publicUrl: string
  siteUrl: string
  webhook: WebhookTarget | null
}

interface PublishBody {
  draft?: string
  documents?: DocumentInput[]
  deleted?: string[]
}

const isName = (value: unknown) => typeof value === 'string' && value !== ''
const isDocument = (value: unknown) =>
  isRecord(value) && isName(value['id']) && isName(value['type'])
const isPublishBody = shapeOf<PublishBody>({
  draft: orMissing(isText),
  documents: orMissing(listOf(isDocument)),
  deleted: orMissing(listOf(isText)),
})

/**
 * Publishing, as in the CMS: `GET /publish` lists drafts and preview links. `POST /publish`
 * publishes a form's `draft`, or the JSON `{documents, deleted}`, and sends the webhook. A private
 * repository requires one of its access tokens.
 */
export function createPublishRouter({
  repository,
  publicUrl,
  siteUrl,
  webhook,
}: PublishDependencies): Router {
  const router = Router()
  router.use(refuseOtherNames(publicUrl))
  if (repository.access === 'private') {
    router.use(requireToken(repository.accessTokens, repository.name))
  }

  router.get('/', (request, response) => {
    const message = String(request.query['message'] ?? '').slice(0, 200)
    response.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': PAGE_POLICY })
    response.type('html').send(createPublishPage(repository, siteUrl, message))
  })

  router.post(
    '/',
    refuseOtherSites,
    express.json({ limit: '10mb' }),
    express.urlencoded({ extended: false, limit: '4kb' }),
    async (request, response) => {
      const body = (request.body ?? {}) as PublishBody
      if (!isPublishBody(body)) {
        const message =
          'Give "draft", a name, or "documents", a list with an id and a type each, and "deleted", a list of ids'
        response.status(400).json({ type: 'api_validation_error', message })
        return
      }
      const documentIds = publish(repository, body)
      if (documentIds === null) {
        const message = `No draft "${body.draft}"`
        response.status(404).json({ type: 'api_notfound_error', message })
        return
      }
      const message = await sendWebhook(repository, publicUrl, webhook, documentIds)
      if (request.is('json')) response.json({ ref: repository.getMaster().ref, message })
      else response.redirect(303, `/publish?message=${encodeURIComponent(`Published. ${message}`)}`)
    },
  )
  return router
}

/** Returns the ids of changed documents, or null if there is no such draft. */
function publish(
  repository: ContentRepository,
  { draft, documents = [], deleted = [] }: PublishBody,
): string[] | null {
  if (draft === undefined) {
    repository.publishDocuments(documents, deleted)
    return [...documents.map(({ id }) => id), ...deleted]
  }
  const published = repository.getDrafts().find(({ name }) => name === draft)
  if (published === undefined) return null
  repository.publish(draft)
  return published.documents.map(({ document }) => document.id)
}

/** Any website in the editor's browser could let its own name lead here, and would then be the same origin. */
function refuseOtherNames(publicUrl: string): RequestHandler {
  const publicName = new URL(publicUrl).hostname
  return (request, response, next) => {
    const name = request.hostname ?? ''
    // Nobody can let an address lead elsewhere.
    const isAddress = isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
    if (isAddress || name === publicName || /^(.*\.)?localhost$/.test(name)) return next()
    const message = `This service is not ${name || 'without a name'}; set CONTENT_PUBLIC_URL to the address that browsers use`
    response.status(403).json({ type: 'api_security_error', message })
  }
}

/** Any website in the editor's browser could submit this form. */
const refuseOtherSites: RequestHandler = (request, response, next) => {
  const origin = request.get('Origin')
  const isOwn = origin === undefined || origin.replace(/^https?:\/\//, '') === request.get('Host')
  if (isOwn) return next()
  response.status(403).json({ type: 'api_security_error', message: 'Only this site may publish' })
}
