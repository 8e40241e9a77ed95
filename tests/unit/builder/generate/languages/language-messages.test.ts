import {
  toMessage,
  toRequest,
} from '../../../../../builder/generate/languages/language-messages.js'
import type { LanguageRequest } from '../../../../../builder/generate/languages/make-language.js'
import { madeJob } from '../../../../helpers/content/made-documents.js'

const toRequestOf = (documents: LanguageRequest['content']['documents']) =>
  ({ content: { documents } }) as LanguageRequest

test('a program is sent only the documents that it does not know, and keeps the others as they are', () => {
  const [one, two, three] = [madeJob('1'), madeJob('2'), madeJob('3')]
  const former = [one, two]
  const known = structuredClone(former)
  const changed = madeJob('2', { title: 'Changed' })
  const message = toMessage(toRequestOf([three, one, changed]), former)
  expect(message.request.content.documents).toEqual([three, changed])

  const { documents } = toRequest(structuredClone(message), known).content
  expect(documents).toEqual([three, one, changed])
  expect(documents[1]).toBe(known[0])
})

test('a program forgets the documents that are gone', () => {
  const [one, two] = [madeJob('1'), madeJob('2')]
  const message = toMessage(toRequestOf([two]), [one, two])
  expect(toRequest(message, [one, two]).content.documents).toEqual([two])
})
