import fc from 'fast-check'
import { toImgixUrl } from '../../../../client/images/imgix-url.js'

const PICTURE = 'https://images.prismic.io/careers/abc_hero.jpg'

describe('toImgixUrl', () => {
  it.each([
    [
      'adds parameters',
      PICTURE,
      { w: 300, h: 200, fit: 'crop', ar: '3:2', fm: 'webp', blur: 15 },
      `${PICTURE}?w=300&h=200&fit=crop&ar=3%3A2&fm=webp&blur=15`,
    ],
    [
      "keeps existing parameters, such as an editor's crop",
      `${PICTURE}?auto=compress,format&rect=10,20,300,400`,
      { w: 100 },
      `${PICTURE}?auto=compress%2Cformat&rect=10%2C20%2C300%2C400&w=100`,
    ],
    ['replaces existing parameters', `${PICTURE}?w=1920&h=1080`, { w: 5 }, `${PICTURE}?h=1080&w=5`],
    [
      'leaves out parameters without a value',
      PICTURE,
      { w: undefined, h: null, q: 0 },
      `${PICTURE}?q=0`,
    ],
    ['adds no question mark without parameters', PICTURE, {}, PICTURE],
    [
      'does not change an encoded path',
      'https://images.prismic.io/careers%2Fa%20b+c.jpg',
      { w: 9 },
      'https://images.prismic.io/careers%2Fa%20b+c.jpg?w=9',
    ],
    [
      'accepts any host and port',
      'http://localhost:8090/images/a.svg',
      { w: 9 },
      'http://localhost:8090/images/a.svg?w=9',
    ],
    ['accepts a path within the site', '/images/a.svg', { w: 9 }, '/images/a.svg?w=9'],
    [
      'encodes what ends an address in a list of sizes',
      'https://images.prismic.io/careers/abc_my%402x+a "b\u00a0c.png,?auto=compress,format',
      { w: 9 },
      'https://images.prismic.io/careers/abc_my%402x+a%20%22b%C2%A0c.png%2C?auto=compress%2Cformat&w=9',
    ],
    [
      'takes a number sign for a part of the name',
      'https://images.prismic.io/careers/abc_Peter_#3.png?rect=0,0,1,1',
      { w: 9 },
      'https://images.prismic.io/careers/abc_Peter_%233.png?rect=0%2C0%2C1%2C1&w=9',
    ],
    [
      'encodes a name without changing a signed query',
      'https://images.prismic.io/careers/a b,.png?w=5&s=1f,',
      { w: 9 },
      'https://images.prismic.io/careers/a%20b,.png?w=5&s=1f%2C',
    ],
    [
      'does not change encoded values',
      `${PICTURE}?txt64=SSBjYW5uw7h0`,
      { w: 9 },
      `${PICTURE}?w=9&txt64=SSBjYW5uw7h0`,
    ],
    [
      'returns a signed URL unchanged',
      `${PICTURE}?w=1&s=6797c24`,
      { w: 9 },
      `${PICTURE}?w=1&s=6797c24`,
    ],
    [
      'returns a data URL unchanged',
      'data:image/gif;base64,R0lG',
      { w: 9 },
      'data:image/gif;base64,R0lG',
    ],
  ])('toImgixUrl %s', (_, url, params, expected) => {
    expect(toImgixUrl(url, params)).toBe(expected)
  })

  it.each([
    [{ w: 1 }, 'w=1'],
    [{ w: 0.5 }, 'w=0.5'],
    [{ w: 1.5 }, 'w=2'],
    [{ w: 9000, h: 9000 }, 'w=8192&h=8192'],
    [{ q: 101 }, 'q=100'],
    [{ dpr: 6 }, 'dpr=5'],
  ])('toImgixUrl brings %j within the limits of imgix', (params, query) => {
    expect(toImgixUrl(PICTURE, params)).toBe(`${PICTURE}?${query}`)
  })

  it.each(['', 'no address', 'http://'])('toImgixUrl throws for %j', (url) => {
    expect(() => toImgixUrl(url, {})).toThrow('Invalid URL')
  })

  it('toImgixUrl returns the same URL when the same parameters are added again', () => {
    const params = fc.dictionary(
      fc.constantFrom('w', 'h', 'fit', 'auto', 'q', 'blur'),
      fc.oneof(
        fc.integer({ min: 2, max: 99 }),
        fc.constantFrom('max', 'compress,format', 'é &?=#'),
      ),
    )
    fc.assert(
      fc.property(params, (given) => {
        const once = toImgixUrl(`${PICTURE}?rect=1,2,3,4`, given)
        expect(toImgixUrl(once, given)).toBe(once)
        const read = Object.fromEntries(new URL(once).searchParams)
        for (const [name, value] of Object.entries(given)) expect(read[name]).toBe(String(value))
      }),
    )
  })
})
