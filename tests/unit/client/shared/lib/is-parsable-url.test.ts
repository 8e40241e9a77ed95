import { isSafeUrl } from '../../../../../client/content/documents/field-values.js'
import { isParsableUrl } from '../../../../../client/shared/lib/is-parsable-url.js'

it('an address with letters beyond ASCII can be read however often it is asked for', () => {
  for (let time = 0; time < 20_000; time++) {
    if (!isSafeUrl('https://karriere.müller.example/café')) throw new Error(`not at ${time}`)
  }
})

it.each([
  ['https://', undefined, false],
  ['https://a b/c', undefined, false],
  ['/jobs', undefined, false],
  ['/jobs', 'https://site.invalid', true],
  ['https://host:port/a', 'https://site.invalid', false],
  ['mailto:jobs@acme.example', undefined, true],
])('%s from %s is an address: %s', (url, base, expected) => {
  expect(isParsableUrl(url, base)).toBe(expected)
})
