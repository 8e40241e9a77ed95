import { Router, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import { writeApproval } from '../../builder/shared/site-root/protocol-files.js'
import { LaunchError, type Launcher } from '../launchers/launcher.js'
import { requireToken } from '../lib/require-token.js'
import { createJsonRoute } from '../lib/routes.js'
import { readStatus, type StatusFolders } from './read-status.js'

export interface ApproveDependencies extends StatusFolders {
  token: string | null
  launcher: Launcher
  logger: Logger
}

/**
 * `POST /approve` {ref, reason, allowEmpty?} lets one refused ref be published. `POST /rebuild`
 * starts a rebuild. Mounted on the admin port only, if there is a token.
 */
export function createApproveRouter(dependencies: ApproveDependencies): Router {
  const { token } = dependencies
  if (token === null) return Router()
  const before = [requireToken([token], 'admin')]
  return Router()
    .use(createJsonRoute('/approve', { limit: 4, before }, createApprove(dependencies)))
    .post('/rebuild', ...before, createRebuild(dependencies))
}

function createApprove({ logger, siteRoot, inboxRoot }: ApproveDependencies): RequestHandler {
  return async (request, response) => {
    const { ref, reason, allowEmpty } = (request.body ?? {}) as Record<string, unknown>
    if (typeof ref !== 'string' || typeof reason !== 'string' || reason.trim() === '') {
      response.status(400).json({ error: 'Give the "ref" that was refused, and a "reason".' })
      return
    }
    const { refusal } = await readStatus({ siteRoot, inboxRoot })
    if (refusal?.ref !== ref) {
      response.status(409).json({ error: `The ref "${ref}" is not the one that is refused.` })
      return
    }
    const approvedAt = new Date().toISOString()
    const { refusedAt } = refusal
    const approval = { ref, allowEmpty: allowEmpty === true, reason, approvedAt, refusedAt }
    await writeApproval(inboxRoot, approval)
    const requestId = response.get('X-Request-Id')
    logger.warn({ audit: 'approve', requestId, ref, reason, allowEmpty }, 'release approved')
    response.json({ status: 'approved', ref })
  }
}

function createRebuild({ launcher, logger }: ApproveDependencies): RequestHandler {
  return async (_request, response) => {
    const requestId = response.get('X-Request-Id') ?? ''
    const receivedAt = new Date().toISOString()
    try {
      const launched = await launcher.launch({
        requestId,
        receivedAt,
        ref: null,
        subject: requestId,
      })
      logger.warn({ audit: 'rebuild', requestId, ...launched }, 'rebuild requested by hand')
      response.status(202).json({ status: 'accepted', ...launched })
    } catch (error) {
      if (!(error instanceof LaunchError)) throw error
      logger.error({ err: error, requestId }, 'the rebuild could not be started')
      response.set('Retry-After', String(error.retryAfter))
      response.status(503).json({ error: error.message })
    }
  }
}
