import { withSource } from '../../../../../client/runtime/address/source-params.js'

const APPLY = 'https://apply.example/jobs/1'

it('carries the source and nothing else', () => {
  const url = withSource(APPLY, '?gh_src=abc&utm_source=news&q=engineer&location=leeds')
  expect(url).toBe(`${APPLY}?gh_src=abc&utm_source=news`)
})

it('lets what the apply URL says win', () => {
  expect(withSource(`${APPLY}?gh_src=own`, '?gh_src=abc&ref=x')).toBe(`${APPLY}?gh_src=own&ref=x`)
})

it('leaves the URL alone without a source, or when it is no URL', () => {
  expect(withSource(`${APPLY}?a=%20b`, '?gh_src=')).toBe(`${APPLY}?a=%20b`)
  expect(withSource('not a url', '?gh_src=abc')).toBe('not a url')
})
