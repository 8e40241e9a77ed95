import { withoutSourceParams } from '../../../../../client/runtime/address/without-source-params.js'
import { withSourceParams } from '../../../../../client/runtime/address/with-source-params.js'

const APPLY = 'https://apply.example/jobs/1'
describe('withSourceParams', () => {
  it('withSourceParams copies the source parameters and no others', () => {
    const url = withSourceParams(APPLY, '?gh_src=abc&utm_source=news&q=engineer&location=leeds')
    expect(url).toBe(`${APPLY}?gh_src=abc&utm_source=news`)
  })

  it.each(['source', 'src', 'lever-source', 'lever-source%5B%5D', 'lever-origin', 'ref', 'utm_id'])(
    'withSourceParams copies %s, which an applicant tracking system reads',
    (key) => {
      expect(withSourceParams(APPLY, `?${key}=LinkedIn`)).toBe(`${APPLY}?${key}=LinkedIn`)
    },
  )

  it('withSourceParams copies the parameters that the settings name, and withoutSourceParams none', () => {
    const own = ['campaign']
    expect(withSourceParams(APPLY, '?campaign=fair')).toBe(APPLY)
    expect(withSourceParams(APPLY, '?campaign=fair', own)).toBe(`${APPLY}?campaign=fair`)
    const copied = `https://site.example/?q=a&src=x&campaign=fair&lever-source[]=li#results`
    expect(withoutSourceParams(copied, own)).toBe('https://site.example/?q=a#results')
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
})
