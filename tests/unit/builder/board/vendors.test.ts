import { VENDORS } from '../../../../builder/board/vendors/vendors.js'
import { madePosting } from './made-posting.js'
import { POOR_POSTINGS } from './poor-postings.js'
import { readPosting } from './read-posting.js'
import { RICH_POSTINGS } from './rich-postings.js'

/*
 * What each vendor may write otherwise than in the board service's postings, whose facts are compared over HTTP.
 * Greenhouse's oddities are shown by the import, whose form it is.
 */

it.each([...RICH_POSTINGS, ...POOR_POSTINGS])(
  'a posting of %s with %s',
  (vendor, _, change, { text, ...facts }, told) => {
    const { job, notes } = readPosting(VENDORS[vendor], { ...madePosting(vendor), ...change })
    expect(job).toMatchObject(facts)
    if (text !== undefined)
      expect(job?.text.map((block) => `${block.type} ${block.text}`)).toEqual(text)
    expect(notes).toEqual(told)
  },
)

it('a posting that Ashby does not list has no page, and is named', () => {
  const posting = { ...madePosting('ashby'), isListed: false }
  const title = String(madePosting('ashby')['title'])
  expect(readPosting(VENDORS.ashby, posting)).toMatchObject({
    job: undefined,
    notes: [expect.stringMatching(new RegExp(`^post \\d{15} "${title}" is not listed, `))],
  })
})
