import * as MESSAGES from '../../../client/shared/constants/messages.js'
import { findViolationsAtWidths } from '../../helpers/browser/find-violations.js'
import { untilAt, followLink, followInjectedLink } from '../../helpers/browser/visitor.js'
import { bar, dialog, heading, traces, untilDialogGone, haveRef, untilFailed } from './editor.js'
import { setCookie, toResolverUrl } from './preview-site.js'
import { usePreviewSite } from './use-preview-site.js'
import { ADDED } from './spring-hiring.js'

const PUBLISHED = '/ux-designer/1006'

const { site, tab, name } = usePreviewSite()

describe('a preview that cannot be shown', () => {
  test('without a cookie says so, names repository and version, and can be cancelled', async () => {
    await tab().page.goto(toResolverUrl(site(), { documentId: 'job-1101' }))
    await untilFailed(tab().page, 'Preview cookie not present')
    const failure = dialog(tab().page, 'Error')
    await failure.getByText('The preview could not be loaded.').waitFor()
    expect(await failure.locator('dl').innerText()).toMatch(
      /Repository\s+careers-sample\s+Plugin Version\s+4\.0\.0/,
    )
    expect(await findViolationsAtWidths(tab().page)).toEqual([])
    await failure.getByRole('button', { name: 'Cancel Preview' }).click()
    await untilDialogGone(tab().page)
    expect(tab().page.url()).toBe(`${site().origin}/preview`)
    expect(await traces(tab(), name())).toEqual([])
  })

  test.each([
    [
      'the tracker alone',
      '{"_tracker":"AbCdEf12"}',
      'Not a preview session (preview token does not contain a repository)',
    ],
    ['a plain ref that the service refuses', 'm-1:p-2', MESSAGES.previewExpired],
    ['nonsense', 'javascript:alert(1)', 'Invalid preview ref'],
  ])('with %s says why', async (_, cookie, message) => {
    await setCookie(tab().page.context(), site().origin, cookie)
    await tab().page.goto(toResolverUrl(site(), { documentId: 'job-1101' }))
    await untilFailed(tab().page, message)
  })

  test.each([
    'https://evil.example/previews/x',
    'https://careers-sample.prismic.io@evil.example/previews/x',
    '//evil.example',
  ])('with the token %s sends no request to a foreign host', async (token) => {
    const hosts = new Set<string>()
    tab().page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await tab().page.goto(toResolverUrl(site(), { token, documentId: 'job-1101' }))
    await untilFailed(tab().page, MESSAGES.invalidPreviewRef)
    expect([...hosts].filter((host) => !/^(localhost|127\.0\.0\.1):/.test(host))).toEqual([])
  })

  test('with the cookie of another repository names that repository on any page', async () => {
    await haveRef(tab(), site().origin, 'https://other.prismic.io/previews/x', 'other')
    await tab().page.goto(site().origin + PUBLISHED)
    await untilFailed(
      tab().page,
      'A configuration object could not be found for repository "other". Check that the repository is configured in your app\'s withPrismicPreview and withPrismicUnpublishedPreview.',
    )
    expect(await dialog(tab().page, 'Error').locator('dl').innerText()).toContain('other')
    await dialog(tab().page, 'Error').getByRole('button', { name: 'Cancel Preview' }).click()
    await followInjectedLink(tab().page, ADDED)
    await untilAt(tab().page, ADDED)
    expect(await traces(tab(), name())).toEqual([])
  })

  test.each([
    ['on an ordinary page', PUBLISHED],
    ['at the resolver', '/preview?documentId=job-1101'],
  ])(
    'with a stale cookie %s ends with a message, never with published content as a substitute',
    async (_, path) => {
      const stale = `https://${name()}.prismic.io/previews/long-gone?websitePreviewId=long-gone`
      await haveRef(tab(), site().origin, stale, name())
      await tab().page.goto(site().origin + path)
      await untilFailed(tab().page, 'This preview has expired. Open it again from the editor.')
      expect(await bar(tab().page).count()).toBe(0)
      await dialog(tab().page, 'Error').getByRole('button', { name: 'Cancel Preview' }).click()
      expect(await traces(tab(), name())).toEqual([])
      await followLink(tab().page, '/')
      await untilAt(tab().page, '/')
      expect(await traces(tab(), name())).toEqual([])
    },
  )
})

test('a cookie that names the repository without a preview shows that an unknown page is not found', async () => {
  await setCookie(tab().page.context(), site().origin, '{"careers-sample.prismic.io":{}}')
  await tab().page.goto(site().origin + ADDED)
  await heading(tab().page, 'Page not found').waitFor()
  expect(await tab().page.getByRole('dialog').count()).toBe(0)
})
