import { useSampleSite } from '../../helpers/site/sample-site.js'

const sample = useSampleSite()

it('the sample release says in version.json what was built, from which content, and when', async () => {
  const release = JSON.parse(await sample().site.read('release.json'))
  const { contentRef, buildHash, createdAt: builtAt } = release
  expect(await sample().readJson('version.json')).toEqual({
    git: null,
    contentRef,
    buildHash,
    builtAt,
  })
})

it('the sample release gives a contact for security reports that is valid for less than a year', async () => {
  const text = await sample().site.readPublic('.well-known/security.txt')
  expect(text).toMatch(/^Contact: https:\/\/www\.tidewell\.example\nExpires: \d{4}-\S+Z\n/)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  const year = 365 * 24 * 60 * 60 * 1000
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + year)
})
