import express, { Router, type RequestHandler } from 'express'
import { PAGE_POLICY } from '../../lib/html.js'
import { requireToken } from '../../lib/require-token.js'
import type { WebhookTarget } from '../config.js'
import { createPublishPage } from './publish-page.js'
import type { ContentRepository } from '../repository/repository.js'
import { sendWebhook } from './send-webhook.js'
import type { DocumentInput } from '../repository/stored-document.js'

/**
 * What an editor does in the CMS: `GET /publish` lists the drafts with links to their previews,
 * `POST /publish` with a form's `draft`, or with JSON `{documents, deleted}`, publishes and posts the
 * webhook. In a private repository both ask for one of its access tokens.
 */
export function createPublishRouter({
  repository,
  publicUrl,
  siteUrl,
  webhook,
}: PublishDependencies): Router {
  const router = Router()
  if (repository.access === 'private') {
    router.use(requireToken(repository.accessTokens, repository.name))
  }

  router.get('/', (request, response) => {
    const told = String(request.query['told'] ?? '').slice(0, 200)
    response.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': PAGE_POLICY })
    response.type('html').send(createPublishPage(repository, siteUrl, told))
  })

  router.post(
    '/',
    refuseOtherSites,
    express.json({ limit: '10mb' }),
    express.urlencoded({ extended: false, limit: '4kb' }),
    async (request, response) => {
      const { draft, documents = [], deleted = [] } = (request.body ?? {}) as PublishBody
      const published = repository.getDrafts().find(({ name }) => name === draft)
      if (draft !== undefined && published === undefined) {
        response.status(404).json({ type: 'api_notfound_error', message: `No draft "${draft}"` })
        return
      }
      if (published !== undefined) repository.publish(published.name)
      else repository.publishDocuments(documents, deleted)
      const ids = published?.documents.map(({ document }) => document.id) ?? [
        ...documents.map(({ id }) => id),
        ...deleted,
      ]
      const told =
        webhook === null
          ? 'No webhook is configured.'
          : await sendWebhook(repository, publicUrl, webhook, ids)
      if (request.is('json')) response.json({ ref: repository.getMaster().ref, told })
      else response.redirect(303, `/publish?told=${encodeURIComponent(`Published. ${told}`)}`)
    },
  )
  return router
}

interface PublishDependencies {
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

/** Any site can be open in the same browser, and reading is free to all of them. */
const refuseOtherSites: RequestHandler = (request, response, next) => {
  const origin = request.get('Origin')
  const isOwn = origin === undefined || toHost(origin) === request.get('Host')
  if (isOwn) return next()
  response.status(403).json({ type: 'api_security_error', message: 'Only this site may publish' })
}

function toHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
