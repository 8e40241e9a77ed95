import { wordsOfPath } from '../../../../../client/components/pages/words-of-path.js'

it.each([
  ['/senior-software-engineer/1099', 'senior software engineer'],
  ['/1099/ux-designer', 'ux designer'],
  ['/old_page.html', 'old page'],
  ['/1099', ''],
  ['/', ''],
])('wordsOfPath reads the path %s as the words %j', (path, words) => {
  expect(wordsOfPath(path)).toBe(words)
})
