import express, { Router } from 'express'
import type { Logger } from 'pino'
import { writeApproval } from '../../builder/shared/protocol-files.js'
import { LaunchError, type Launcher } from '../launchers/launcher.js'
import { requireToken } from '../lib/require-token.js'
import { readStatus, type StatusFolders } from './read-status.js'

export interface ApproveDependencies extends StatusFolders {
  token: string | null
  launcher: Launcher
  logger: Logger
}

/**
 * `POST /approve` {ref, reason, allowEmpty?}: lets a refused release pass, for exactly that ref.
 * `POST /rebuild`: looks now. Only on the internal port, and only with a token.
 */
export function createApproveRouter(dependencies: ApproveDependencies): Router {
  const { token, launcher, logger, ...folders } = dependencies
  const router = Router()
  if (token === null) return router
  router.use(
    ['/approve', '/rebuild'],
    requireToken([token], 'admin'),
    express.json({ limit: '4kb' }),
  )

  router.post('/approve', async (request, response) => {
    const { ref, reason, allowEmpty } = (request.body ?? {}) as Record<string, unknown>
    if (typeof ref !== 'string' || typeof reason !== 'string' || reason.trim() === '') {
      response.status(400).json({ error: 'Give the "ref" that was refused, and a "reason".' })
      return
    }
    const { refusal } = await readStatus(folders)
    if (refusal?.ref !== ref) {
      response.status(409).json({ error: `The ref "${ref}" is not the one that is refused.` })
      return
    }
    const approvedAt = new Date().toISOString()
    const approval = { ref, allowEmpty: allowEmpty === true, reason, approvedAt }
    await writeApproval(folders.inboxRoot, approval)
    const requestId = response.get('X-Request-Id')
    logger.warn({ audit: 'approve', requestId, ref, reason, allowEmpty }, 'release approved')
    response.json({ status: 'approved', ref })
  })

  router.post('/rebuild', async (_request, response) => {
    const requestId = response.get('X-Request-Id') ?? ''
    const receivedAt = new Date().toISOString()
    try {
      const wish = { requestId, receivedAt, ref: null, subject: requestId }
      const launched = await launcher.launch(wish)
      logger.warn({ audit: 'rebuild', requestId, ...launched }, 'rebuild asked for by hand')
      response.status(202).json({ status: 'accepted', ...launched })
    } catch (error) {
      if (!(error instanceof LaunchError)) throw error
      logger.error({ err: error, requestId }, 'rebuild could not be asked for')
      response.set('Retry-After', String(error.retryAfter))
      response.status(503).json({ error: error.message })
    }
  })
  return router
}
