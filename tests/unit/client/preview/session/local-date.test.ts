import { readLocalDate, toInstant } from '../../../../../client/preview/session/show-drafts.js'

const siteIn = (timezone: string | null) => [{ type: 'site_settings', data: { timezone } }] as never

test.each([
  ['2026-12-01', '2026-12-01T00:00'],
  ['2026-12-01T09:30', '2026-12-01T09:30'],
  ['2026-12-01T09:30:15', '2026-12-01T09:30'],
  ['2026-13-01', null],
  ['tomorrow', null],
  ['', null],
  [null, null],
])('readLocalDate reads %s as %s', (given, expected) => {
  expect(readLocalDate(given)).toBe(expected)
})

test.each([
  ['Europe/London', '2026-12-01T09:00', '2026-12-01T09:00:00.000Z'],
  ['Europe/London', '2026-07-01T09:00', '2026-07-01T08:00:00.000Z'],
  ['America/Toronto', '2026-07-01T09:00', '2026-07-01T13:00:00.000Z'],
  [null, '2026-07-01T09:00', '2026-07-01T08:00:00.000Z'],
  ['London', '2026-07-01T09:00', '2026-07-01T08:00:00.000Z'],
])('toInstant in the time zone %s converts %s to %s', (timeZone, local, instant) => {
  expect(toInstant(local, siteIn(timeZone)).toISOString()).toBe(instant)
})
