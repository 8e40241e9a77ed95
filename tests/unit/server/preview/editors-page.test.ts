import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as MESSAGES from '../../../../client/shared/constants/messages.js'

const root = path.resolve(__dirname, '../../../..')
const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
/** Up to where a message begins to speak of the case at hand. */
const fixedPart = (message: string) => (message.split(/[«("]/)[0] ?? '').trim()

it.each([
  MESSAGES.previewExpired,
  MESSAGES.previewCookieMissing,
  MESSAGES.invalidPreviewRef,
  MESSAGES.previewWithoutRepository,
  MESSAGES.incorrectToken,
  MESSAGES.unauthorized,
  MESSAGES.invalidApiResponse,
  MESSAGES.noDocuments,
  MESSAGES.refNotFound,
  MESSAGES.documentWithoutData,
  MESSAGES.noTypeForPath(''),
  MESSAGES.typeMismatch(['«'], ''),
  MESSAGES.unreachable('«'),
])('the page for editors explains "%s"', (message) => {
  expect(read('server/preview/EDITORS.md')).toContain(fixedPart(message))
})

it('the README links to the page for editors', () => {
  expect(read('README.md')).toContain('(server/preview/EDITORS.md)')
})
