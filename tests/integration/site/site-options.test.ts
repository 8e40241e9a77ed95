import { readStartConfig } from '../../../server/config.js'
import { ask } from '../../contract/ask.js'
import { ANALYTICS, findAnalyticsProblems } from '../../contract/find-analytics-problems.js'
import { findReportProblems, REPORT_URL } from '../../contract/find-report-problems.js'
import { startMadeSite } from '../../helpers/site/made-site.js'

const EVERY_KIND = ['/', '/nowhere', '/job_ghid/1001', '/sw.js', '/healthz', '/x/1099', '/%zz']

test('npm start sends noindex with every answer outside production', async () => {
  const site = await startMadeSite({ siteEnv: 'staging' })
  for (const path of EVERY_KIND) {
    const { headers } = await ask(site.baseUrl, { path })
    expect([path, headers['x-robots-tag']]).toEqual([path, 'noindex'])
  }
  await site.stop()
})

test('npm start sends the headers of https with every answer if the site is https', async () => {
  const site = await startMadeSite({
    siteUrl: 'https://careers.example.com',
    fontOrigins: ['https://fonts.example', 'https://p.fonts.example'],
    previewApiEndpoint: 'https://acme.cdn.prismic.io/api/v2',
  })
  for (const path of EVERY_KIND) {
    const { headers } = await ask(site.baseUrl, { path })
    expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=63072000'])
  }
  const { headers } = await ask(site.baseUrl, { path: '/preview' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(
    "style-src 'self' 'unsafe-inline' https://fonts.example https://p.fonts.example;",
  )
  expect(policy).toContain("font-src 'self' https://fonts.example https://p.fonts.example;")
  expect(policy).toContain("connect-src 'self' https://acme.cdn.prismic.io https://*.prismic.io;")
  expect(policy).toMatch(/; upgrade-insecure-requests$/)
  await site.stop()
})

test('npm start lets the editor frame every page, and keeps them cached, if its toolbar is always there', async () => {
  const site = await startMadeSite({ hasToolbar: true })
  const { headers } = await ask(site.baseUrl, { path: '/' })
  expect(headers['content-security-policy']).toContain(
    "frame-ancestors 'self' https://careers-sample.prismic.io",
  )
  expect(headers).not.toHaveProperty('x-frame-options')
  expect(headers['cache-control']).toBe('no-cache')
  await site.stop()
})

test('npm start asks the browsers of visitors for reports with REPORT_URL', async () => {
  const { reportUrl = null } = readStartConfig({ REPORT_URL }, '')
  const site = await startMadeSite({ reportUrl })
  expect(await findReportProblems(site.baseUrl)).toEqual([])
  await site.stop()
})

test('npm start allows the script of ANALYTICS_SCRIPT, and what it calls, to visitors only', async () => {
  const { analytics = { scriptSource: null, origins: [] } } = readStartConfig(ANALYTICS, '')
  const site = await startMadeSite({ analytics })
  expect(await findAnalyticsProblems(site.baseUrl)).toEqual([])
  await site.stop()
})
