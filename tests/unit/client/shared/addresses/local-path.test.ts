import fc from 'fast-check'
import { HOSTILE_PATHS } from '../../../../helpers/data/hostile-paths.js'
import { toLocalPath } from '../../../../../client/shared/addresses/local-path.js'

it.each(['/', '/qa-engineer/1001', '/early-careers/graduates?x=1#y', '/über'])(
  'toLocalPath returns the local path %s unchanged',
  (path) => {
    expect(toLocalPath(path)).toBe(path)
  },
)

it.each([
  ...HOSTILE_PATHS,
  ...[
    '\\\\evil.example',
    'https://evil.example',
    'evil',
    '/a\r\nSet-Cookie: x',
    '/a\\b',
    '/a b',
    ' /a',
    'javascript:alert(1)',
    '',
  ],
  ...[null, undefined],
])('toLocalPath replaces %j with the path of the front page', (path) => {
  expect(toLocalPath(path)).toBe('/')
})

it('toLocalPath never returns the address of another site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '\n',
    'evil.example',
    '%2F',
  )
  fc.assert(
    fc.property(fc.array(pieces), (path) => {
      const { pathname } = new URL(toLocalPath(path.join('')), 'https://careers.example')
      expect(new URL(pathname, 'https://careers.example').origin).toBe('https://careers.example')
    }),
    { numRuns: 3_000 },
  )
})
