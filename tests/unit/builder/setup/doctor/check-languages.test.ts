import { checkLanguages } from '../../../../../builder/setup/doctor/check-languages.js'
import { formatFindings } from '../../../../../builder/setup/doctor/finding.js'
import { toSiteLanguages } from '../../../../../client/shared/addresses/site-languages.js'

/* With one language: tests/integration/connect/doctor.test.ts. */

function check(own: string, master: string, ...others: string[]) {
  const languages = [master, ...others].map((id) => ({ id, name: id, is_master: id === master }))
  const config = { lang: 'en-gb', languages: toSiteLanguages(own) }
  const findings = checkLanguages(config as never, { refs: [], languages })
  return { lines: formatFindings(findings), isFatal: findings.some(({ isFatal }) => isFatal) }
}

it('each of several languages has a row with its place', () => {
  const { lines, isFatal } = check('en-gb,de-de', 'en-gb', 'fr-fr', 'de-de')
  expect(lines).toEqual(['✓ language en-gb  at /', '✓ language de-de  at /de'])
  expect(isFatal).toBe(false)
})

it('one that the repository has not is a reason not to build, with what to do', () => {
  const { lines, isFatal } = check('en-gb,de-de', 'en-gb', 'fr-fr')
  expect(lines).toEqual([
    '✓ language en-gb  at /',
    '✗ language de-de  wrong: the repository has only en-gb, fr-fr',
    expect.stringMatching(/→ Add it \(Settings > Translations & locales\), or leave it out/),
  ])
  expect(isFatal).toBe(true)
})

it('another master language than the first one is said, and the site builds', () => {
  const { lines, isFatal } = check('en-gb,de-de', 'de-de', 'en-gb')
  expect(lines.slice(2)).toEqual([
    "✗ master language  wrong: it is de-de, and the site's first language is en-gb",
    expect.stringMatching(/→ Name de-de first in CONTENT_LANGS, or make en-gb the master language/),
  ])
  expect(isFatal).toBe(false)
})
