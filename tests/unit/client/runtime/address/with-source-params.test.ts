import { withoutSourceParams } from '../../../../../client/runtime/address/without-source-params.js'
import { withSourceParams } from '../../../../../client/runtime/address/with-source-params.js'

const APPLY = 'https://apply.example/jobs/1'
const KEYS = ['gh_src', 'lever-source[]', 'ref', 'utm_source']

describe('withSourceParams', () => {
  it('withSourceParams copies the source parameters and no others', () => {
    const url = withSourceParams(
      APPLY,
      '?gh_src=abc&utm_source=news&q=engineer&location=leeds',
      KEYS,
    )
    expect(url).toBe(`${APPLY}?gh_src=abc&utm_source=news`)
  })

  it('withoutSourceParams takes out the source parameters and no others', () => {
    const copied = 'https://site.example/?q=a&gh_src=x&lever-source[]=li&location=leeds#results'
    expect(withoutSourceParams(copied, KEYS)).toBe(
      'https://site.example/?q=a&location=leeds#results',
    )
  })

  it('withSourceParams does not replace a source that the apply URL already names', () => {
    expect(withSourceParams(`${APPLY}?gh_src=own`, '?gh_src=abc&ref=x', KEYS)).toBe(
      `${APPLY}?gh_src=own&ref=x`,
    )
  })

  it('withSourceParams changes neither a URL without a source nor a text that is no URL', () => {
    expect(withSourceParams(`${APPLY}?a=%20b`, '?gh_src=', KEYS)).toBe(`${APPLY}?a=%20b`)
    expect(withSourceParams('not a url', '?gh_src=abc', KEYS)).toBe('not a url')
  })

  it('withSourceParams leaves each byte of the address as it is, since it may be signed', () => {
    const signed = `${APPLY}?job=R%26D%20Lead&sig=a%7Eb*c(d)&empty`
    expect(withSourceParams(`${signed}#form`, '?utm_source=li', KEYS)).toBe(
      `${signed}&utm_source=li#form`,
    )
    expect(withSourceParams('https://apply.example?', '?ref=a b&amp', KEYS)).toBe(
      'https://apply.example?ref=a+b',
    )
  })
})
