import { linkTo } from '../../../../../helpers/content/made-documents.js'
import {
  madeListing,
  madeWholeJob,
  manifestOf,
  writeAll,
} from '../../../../../helpers/content/made-listing.js'

const COUNT = 130

const files = writeAll(
  manifestOf(
    madeListing(
      Array.from({ length: COUNT }, (_, index) =>
        madeWholeJob(`${1000 + index}`, {
          department: linkTo('department', 'engineering'),
          locations: [{ location: linkTo('location', 'bristol') }] as never,
          date_posted: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
        }),
      ),
    ),
  ),
)

function idsIn(name: string): number[] {
  const text = files.get(name) ?? ''
  return [...text.matchAll(/job:(\d+)/g)].map(([, id]) => Number(id))
}

const newest = (count: number) => Array.from({ length: count }, (_, index) => 1129 - index)

it.each([
  'feed.xml',
  'feed.json',
  'departments/engineering/feed.xml',
  'locations/bristol/feed.xml',
  'locations/united-kingdom/feed.xml',
  'departments/engineering/bristol/feed.xml',
])('the feed %s of many jobs holds the newest hundred, newest first', (name) => {
  expect(idsIn(name)).toEqual(newest(100))
})

it('a feed of the whole board says that it holds the newest, and the jobs API holds all', () => {
  expect(files.get('feed.xml')).toMatch(/<description>[^<]*: the newest 100<\/description>/)
  expect(files.get('feed.json')).toMatch(/"description":"[^"]*: the newest 100"/)
  expect(JSON.parse(files.get('api/jobs.json') ?? '').jobs).toHaveLength(COUNT)
})
