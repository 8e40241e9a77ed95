import { Router } from 'express'
import type { Logger } from 'pino'
import { bytesOf } from '../lib/routes.js'
import { receiveBoardWebhook } from './receive-board-webhook.js'
import { receiveWebhook, type WebhookDependencies } from './receive-webhook.js'
import { createWebhookRoute } from './webhook-route.js'

/** `POST /api/webhooks/prismic` and `POST /api/webhooks/board`. */
export function createWebhookRouter(
  ofContent: WebhookDependencies,
  ofBoard: WebhookDependencies,
  logger: Logger,
): Router {
  const content = createWebhookRoute({
    path: '/api/webhooks/prismic',
    dependencies: ofContent,
    logger,
    receive: ({ body }, context) => receiveWebhook(body, ofContent, context),
    // It lists all documents of a publication.
    limit: 1000,
    accepted: 200,
  })
  const board = createWebhookRoute({
    path: '/api/webhooks/board',
    dependencies: ofBoard,
    logger,
    receive: (request, context) => {
      const { signature, authorization } = request.headers
      const given = { signature: toText(signature), authorization, body: bytesOf(request) }
      return receiveBoardWebhook(given, ofBoard, context)
    },
    limit: 100,
    accepted: 202,
  })
  return Router().use(content, board)
}

function toText(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
