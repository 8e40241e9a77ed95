import crypto from 'node:crypto'
import { findSecret } from '../../../../server/lib/secrets.js'

const ACCEPTED = ['the-first-secret', 'x'.repeat(200)]

afterEach(() => jest.restoreAllMocks())

it.each([
  ['the first', ACCEPTED[0], 0],
  ['the second', ACCEPTED[1], 1],
  ['one that is too short', 'the', -1],
  ['one that begins well', 'the-first-secret!', -1],
  ['nothing', '', -1],
  ['no text', ['the-first-secret'], -1],
  ['an object with a text', { secret: 'the-first-secret' }, -1],
  ['half of a pair of surrogates', '\ud83d', -1],
])(
  '%s is compared with all secrets, as digests of one length, in constant time',
  (_, given, at) => {
    const compare = jest.spyOn(crypto, 'timingSafeEqual')
    expect(findSecret(given, ACCEPTED)).toBe(at)
    expect(compare.mock.calls.map((pair) => pair.map(({ byteLength }) => byteLength))).toEqual([
      [32, 32],
      [32, 32],
    ])
  },
)
