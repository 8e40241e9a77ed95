import { createSite } from '../../../../../client/content/create-site.js'
import { formatProblem } from '../../../../../client/content/documents/problems.js'
import {
  madeJob,
  madeRepository,
  madeSettings,
} from '../../../../helpers/content/made-documents.js'

/** The zone that a site with this setting has, and what its editors read. */
function zoneOf(timezone: string) {
  const [, ...others] = madeRepository([madeJob('1')])
  const options = { now: new Date('2026-11-21'), buildHash: 'hash' }
  const { content, problems } = createSite([madeSettings({ timezone }), ...others], options)
  const told = problems.map((problem) => `${problem.severity} ${formatProblem(problem)}`)
  return { zone: content?.timeZone, told }
}

it.each(['Asia/Kolkata', 'europe/london', 'UTC', 'Etc/GMT+5', 'Asia/Ho_Chi_Minh'])(
  'the time zone %s is taken as it is',
  (name) => expect(zoneOf(name)).toEqual({ zone: name, told: [] }),
)

it('a sign that nobody sees behind a time zone is left out', () => {
  expect(zoneOf('\u200eAsia/Tokyo\u200b')).toEqual({ zone: 'Asia/Tokyo', told: [] })
})

it.each([
  ['BST', 'Europe/London'],
  ['GMT', 'Europe/London'],
  ['IST', 'Europe/Dublin or Asia/Kolkata'],
  ['cet', 'Europe/Berlin'],
  ['EST', 'America/New_York'],
  ['EST5EDT', 'America/New_York'],
  ['CST', 'America/Chicago'],
  ['PST', 'America/Los_Angeles'],
  ['Japan', 'Asia/Tokyo'],
  ['GB', 'Europe/London'],
  ['Singapore', 'Asia/Singapore'],
  ['New York', 'America/New_York'],
  ['Berlin', 'Europe/Berlin'],
  ['UTC+1', 'Europe/London'],
  ['+01:00', 'Europe/London'],
  ['Mars/Base', 'Europe/London'],
  ['toString', 'Europe/London'],
])('the time zone "%s" is an error, and %s is named as what it may mean', (name, meant) => {
  const { zone, told } = zoneOf(name)
  expect(zone).toBe('Europe/London')
  expect(told).toEqual([
    expect.stringMatching(/^error site_settings .*, field "timezone": .* is not a time zone\. /),
  ])
  expect(told[0]).toContain(`Use an IANA name, for example ${meant}.`)
})
