import { toHeadingText, toUnknownText } from '../../../../../client/filters/answer/listing-texts.js'
import { EMPTY_QUERY } from '../../../../../client/filters/query/filter-query.js'
import { toVocabulary } from '../../../../../client/filters/query/vocabulary.js'
import { createJob, createListing } from '../sample-listing.js'

const vocabulary = toVocabulary(createListing([createJob({ title: 'Engineer' })]))

it('the heading names the department of a link while only that department is chosen', () => {
  const heading = (department: string[], param: string) =>
    toHeadingText({ ...EMPTY_QUERY, department }, param, vocabulary)
  expect(heading(['engineering'], 'engineering')).toBe('Open roles in Engineering')
  expect(heading(['engineering', 'legal'], 'engineering')).toBe('Open roles')
  expect(heading([], 'engineering')).toBe('Open roles')
  expect(heading(['legal'], 'engineering')).toBe('Open roles')
  expect(heading(['engineering'], '')).toBe('Open roles')
})

it('the note on unknown values names them all', () => {
  expect(toUnknownText([])).toBeNull()
  expect(toUnknownText(['atlantis'])).toBe(
    'No open role is listed under ‘atlantis’, so that filter was left out.',
  )
  expect(toUnknownText(['atlantis', 'heroic'])).toBe(
    'No open role is listed under ‘atlantis’ or ‘heroic’, so those filters were left out.',
  )
})
