import { withSourceParams } from '../../../../../client/runtime/address/with-source-params.js'

const APPLY = 'https://apply.example/jobs/1'
describe('withSourceParams', () => {
  it('withSourceParams copies the source parameters and no others', () => {
    const url = withSourceParams(APPLY, '?gh_src=abc&utm_source=news&q=engineer&location=leeds')
    expect(url).toBe(`${APPLY}?gh_src=abc&utm_source=news`)
  })

  it('withSourceParams does not replace a source that the apply URL already names', () => {
    expect(withSourceParams(`${APPLY}?gh_src=own`, '?gh_src=abc&ref=x')).toBe(
      `${APPLY}?gh_src=own&ref=x`,
    )
  })

  it('withSourceParams changes neither a URL without a source nor a text that is no URL', () => {
    expect(withSourceParams(`${APPLY}?a=%20b`, '?gh_src=')).toBe(`${APPLY}?a=%20b`)
    expect(withSourceParams('not a url', '?gh_src=abc')).toBe('not a url')
  })

  it('withSourceParams leaves each byte of the address as it is, since it may be signed', () => {
    const signed = `${APPLY}?job=R%26D%20Lead&sig=a%7Eb*c(d)&empty`
    expect(withSourceParams(`${signed}#form`, '?utm_source=li')).toBe(
      `${signed}&utm_source=li#form`,
    )
    expect(withSourceParams('https://apply.example?', '?ref=a b&amp')).toBe(
      'https://apply.example?ref=a+b',
    )
  })
})
