import { Writable } from 'node:stream'
import { createLogger } from '../../../../../builder/shared/programs/logger.js'

function createSubject() {
  const lines: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { logger: createLogger('builder', 'info', destination), lines }
}

it('the logger redacts the secrets of every program, also in nested objects', () => {
  const { logger, lines } = createSubject()
  const secrets = ['secret', 'accessToken', 'customTypesToken', 'privateKey']
  const settings = Object.fromEntries(secrets.map((name) => [name, 'hidden']))
  const headers = { authorization: 'hidden', cookie: 'hidden' }
  logger.info({ ...settings, headers }, 'flat')
  logger.info({ config: settings, request: { headers } }, 'nested')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain('hidden')
})

it('each log line is a JSON object with the service, the name of the level and the time', () => {
  const { logger, lines } = createSubject()
  logger.debug('not at this level')
  logger.warn({ ref: 'a' }, 'a message')
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    {
      level: 'warn',
      service: 'builder',
      ref: 'a',
      msg: 'a message',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ])
})

it('no text of others in a log line steers a terminal or a program that prints it', () => {
  const { logger, lines } = createSubject()
  const text = '\u009b31m\u202e\n\u001b[2J'
  logger.warn({ ref: text, err: new Error(text), deep: [{ text }] }, text)
  const texts = JSON.stringify(JSON.parse(lines.join('')))
  expect(texts).toContain('"\ufffd31m\ufffd \ufffd[2J"')
  expect(texts).not.toMatch(/\\[un]|[\p{C}\p{Zl}]/u)
})
