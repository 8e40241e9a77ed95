import type { RichTextField } from '@prismicio/client'
import { FIRST_SENTENCE } from '../../../../../client/words/de-de/job.js'
import { toHiringSteps } from '../../../../../client/components/job/hiring-steps.js'

const node = (type: string, text: string, spans: object[] = []) => ({ type, text, spans })
const read = (nodes: object[]) => toHiringSteps(nodes as unknown as RichTextField)

it('toHiringSteps takes headings as steps and the text before them as the introduction', () => {
  const process = read([
    node('paragraph', 'Three weeks.'),
    node('heading3', 'A call'),
    node('paragraph', 'Thirty minutes.'),
    node('heading3', 'An offer'),
  ])
  expect(process.before).toHaveLength(1)
  expect(process.steps).toEqual([
    { title: 'A call', content: [node('paragraph', 'Thirty minutes.')] },
    { title: 'An offer', content: [] },
  ])
})

it('toHiringSteps takes numbered items as steps named by their first sentence, and keeps the spans of the rest', () => {
  const process = read([
    node('o-list-item', 'A call. With your manager.', [{ type: 'em', start: 18, end: 25 }]),
    node('o-list-item', 'An offer'),
    node('paragraph', 'We tell everybody.'),
  ])
  expect(process.steps).toEqual([
    {
      title: 'A call',
      content: [node('paragraph', 'With your manager.', [{ type: 'em', start: 10, end: 17 }])],
    },
    { title: 'An offer', content: [] },
  ])
  expect(process.after).toEqual([node('paragraph', 'We tell everybody.')])
})

it('toHiringSteps finds no steps in text without headings or numbered items', () => {
  const nodes = [node('paragraph', 'We talk.'), node('list-item', 'twice')]
  expect(read(nodes)).toEqual({ before: nodes, steps: [], after: [] })
})

it.each([
  ['Telefonat von ca. 30 Minuten. Wir rufen an.', 'Telefonat von ca. 30 Minuten'],
  ['Gespräch, z. B. per Video: Mit dem Team.', 'Gespräch, z. B. per Video'],
  ['Das Team am 2. Tag. Vor Ort.', 'Das Team am 2. Tag'],
  ['Zusage in Afrika. Per Telefon.', 'Zusage in Afrika'],
  ['Ein Telefonat von ca. 30 Minuten', undefined],
])('the first sentence of “%s” is, in German, “%s”', (text, sentence) => {
  expect(FIRST_SENTENCE.exec(text)?.[1]).toBe(sentence)
})
