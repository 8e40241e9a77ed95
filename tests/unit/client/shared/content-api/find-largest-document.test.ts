import { findLargestDocument } from '../../../../../client/shared/content-api/send-request.js'

const toJson = (id: string, uid: string | null, length: number) =>
  JSON.stringify({ id, uid, url: null, type: 'job', href: '', data: { text: 'x'.repeat(length) } })
const answer = (...documents: string[]) => `{"page":1,"results":[${documents.join(',')}],"total":3}`

it('findLargestDocument names the document that takes most of an answer', () => {
  const documents = [toJson('a', '1', 9), toJson('b', null, 500), toJson('c', '3', 40)]
  expect(findLargestDocument(answer(...documents))).toBe('job (b)')
})

it('findLargestDocument names a document of which the answer holds only the beginning', () => {
  const text = answer(toJson('a', '1', 300), toJson('b', '2', 5000))
  expect(findLargestDocument(text.slice(0, 2000))).toBe('job "2" (b)')
})

it('findLargestDocument names none in an answer without documents', () => {
  expect(findLargestDocument('<html>'.repeat(1000))).toBeNull()
})
