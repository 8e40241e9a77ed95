import fc from 'fast-check'

import { shiftDocumentDates } from '../../../../../builder/shared/sample/shift-document-dates.js'

const document = {
  id: 'job-1001',
  type: 'job',
  first_publication_date: '2026-11-02T09:00:00+0000' as const,
  data: {
    date_posted: '2026-11-02',
    starts: '2026-12-31T23:30:00+0000',
    title: 'QA Engineer 2026-11-02',
    salary: 42000,
    body: [{ type: 'paragraph', text: 'Starts on 2026-11-02.', spans: [] }],
    ranges: [{ from: '2026-02-28', until: null, odd: '2026-99-99' }],
  },
}

it('dates and timestamps move by whole weeks and nothing else changes', () => {
  expect(shiftDocumentDates(document, '2026-11-21', '2026-12-09')).toEqual({
    ...document,
    first_publication_date: '2026-11-16T09:00:00+0000',
    data: {
      ...document.data,
      date_posted: '2026-11-16',
      starts: '2027-01-14T23:30:00+0000',
      ranges: [{ from: '2026-03-14', until: null, odd: '2026-99-99' }],
    },
  })
})

it('a document is unchanged in the anchor’s own week', () => {
  expect(shiftDocumentDates(document, '2026-11-21', '2026-11-27')).toBe(document)
})

it('the anchor moves into the seven days that end today and keeps its weekday', () => {
  const day = fc
    .integer({ min: Date.UTC(2000, 0, 1) / 864e5, max: Date.UTC(2060, 0, 1) / 864e5 })
    .map((days) => new Date(days * 864e5).toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, (anchor, today) => {
      const moved = shiftDocumentDates({ id: 'a', type: 'b', data: { anchor } }, anchor, today)
      const date = String(moved.data?.['anchor'])
      const age = (Date.parse(today) - Date.parse(date)) / 864e5
      expect(age).toBeGreaterThanOrEqual(0)
      expect(age).toBeLessThan(7)
      expect(new Date(date).getUTCDay()).toBe(new Date(anchor).getUTCDay())
    }),
  )
})
