import { readAnalytics } from '../../../../../builder/shared/config/analytics.js'
import { createEnvironmentReader } from '../../../../../builder/shared/config/environment.js'

const read = (ANALYTICS_SCRIPT?: string, ANALYTICS_ORIGINS?: string) =>
  readAnalytics(createEnvironmentReader({ ANALYTICS_SCRIPT, ANALYTICS_ORIGINS }))

it('the policy names the script without its query, and its own origin before the others', () => {
  expect(read('https://stats.example/s.js?v=1#data-site=a', 'https://a.example')).toEqual({
    script: 'https://stats.example/s.js?v=1#data-site=a',
    scriptSource: 'https://stats.example/s.js',
    origins: ['https://stats.example', 'https://a.example'],
  })
  expect(read(undefined, 'https://a.example')).toEqual({
    script: null,
    scriptSource: null,
    origins: [],
  })
})

it.each([
  ['http://stats.example/s.js', 'is not the plain https address of a script'],
  ['https://stats.example', 'is not the plain https address of a script'],
  ["https://stats.example/s.js;'unsafe-inline'", 'is not the plain https address of a script'],
  ['https://www.googletagmanager.com/gtm.js?id=GTM-1', 'a tag manager loads any script'],
])('the script %s is refused with the reason', (script, reason) => {
  expect(() => read(script)).toThrow(reason)
})

it('an origin with a path is refused', () => {
  expect(() => read('https://stats.example/s.js', 'https://a.example/x')).toThrow(
    'ANALYTICS_ORIGINS: "https://a.example/x" is not an https origin.',
  )
})
