import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { md5 } from '../../../../client/shared/md5.js'

describe('md5', () => {
  it.each([
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['type-paths-store my-repo', '244a94de02dd1b5dd9097dc0e1e76240'],
    ['type-paths-store careers', '05312c4c42ca24e64f35c700f5b78f6c'],
    ['job', '9dddd5ce1b1375bc497feeb871842d4b'],
    ['job.data', 'e412f75438fe2fb22a053869a9908b8b'],
    ['job.data.title', '3ecc56d6e19c3f89ba3bf8f2cd6f9085'],
    ['page', '71860c77c6745379b0d44304d66b6a13'],
    ['page.data', '55686d76862c4bd2ceb9150dffc85fd7'],
    ['job.data.slices.text.primary.title', 'ad23b58a8ca1dc632efca51568b52b41'],
  ])('of %j is %s', (text, digest) => {
    expect(md5(text)).toBe(digest)
  })

  it('is that of the platform for every text, around the block boundaries too', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: 50, max: 130 }).map((length) => 'x'.repeat(length)),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(md5(text)).toBe(createHash('md5').update(text).digest('hex'))
      }),
    )
  })
})
