import express from 'express'
import request from 'supertest'
import { pino } from 'pino'
import { createErrorHandler } from '../../../../server/sidecar/errors.js'

function startApp(error: unknown) {
  const lines: string[] = []
  const logger = pino({}, { write: (line: string) => void lines.push(line) })
  const app = express()
  app.get('/', () => {
    throw error
  })
  app.use(createErrorHandler(logger))
  return { app, lines }
}

it('the error handler answers a refused request with its status and reason', async () => {
  const { app, lines } = startApp(
    Object.assign(new Error('request entity too large'), { status: 413, expose: true }),
  )
  const answer = await request(app).get('/')
  expect(answer.status).toBe(413)
  expect(answer.body).toEqual({ error: 'request entity too large' })
  expect(lines).toEqual([])
})

it.each([
  ['an internal error', new Error('the password is hidden')],
  ['an error that is not for the client', Object.assign(new Error('hidden'), { status: 404 })],
  ['a thrown value that is not an error', null],
])('the error handler logs %s and does not send it to the client', async (_name, error) => {
  const { app, lines } = startApp(error ?? 'hidden')
  const answer = await request(app).get('/')
  expect(answer.status).toBe(500)
  expect(answer.body).toEqual({ error: 'Internal error' })
  expect(lines.join()).toContain('hidden')
})
