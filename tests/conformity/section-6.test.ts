import { toAccessTokenCookie } from '../../client/shared/preview/preview-cookie.js'
import { heading, dialog, havePreview, untilActive } from '../browser/preview/editor.js'
import { ACCESS_TOKEN, startPreviewSite } from '../browser/preview/preview-site.js'
import { openSession } from '../browser/preview/session-in-node.js'
import { useSite, useTab } from '../helpers/browser/use-site.js'
import { open } from '../helpers/browser/visitor.js'
import { describeSection, STATES_NOTHING } from '../helpers/conformity/describe-section.js'

const ADDED = '/flood-forecaster/1101'

const { site, browser } = useSite(() => startPreviewSite({ isPrivate: true }))
const tab = useTab(browser, { withoutWorkers: true })

describeSection('6. Roles and permissions', {
  'Visitors: public, with no sign-in shown.': async () => {
    const { page } = tab()
    for (const path of ['/', '/ux-designer/1006']) {
      await open(page, site().origin + path)
      expect(await page.locator('main h1').count()).toBe(1)
      expect(
        await page.locator('dialog[open], [type="password"], [name="access-token"]').count(),
      ).toBe(0)
      expect(await page.getByText(/\b(sign|log) ?in\b/i).count()).toBe(0)
    }
    expect(await page.context().cookies()).toEqual([])
  },
  'Editors: preview requires a preview cookie. Private repositories also need an access token, kept in a cookie named from the repository and in state.':
    async () => {
      const { page } = tab()
      await open(page, site().origin + ADDED)
      await heading(page, 'Page not found').waitFor()

      await havePreview(tab(), site(), 'spring-hiring')
      await page.goto(site().origin + ADDED)
      const prompt = dialog(page, 'Enter your access token')
      await prompt.getByRole('textbox', { name: 'Access token' }).fill(ACCESS_TOKEN)
      await prompt.getByRole('button', { name: 'Continue' }).click()
      await untilActive(page)
      await heading(page, 'Flood Forecaster').waitFor()
      const name = toAccessTokenCookie('careers-sample')
      const cookies = await page.context().cookies()
      expect(cookies.find((cookie) => cookie.name === name)?.value).toBe(ACCESS_TOKEN)

      const { session, state } = openSession(site(), { path: ADDED })
      await session.start()
      expect(state().previewState).toBe('PROMPT_FOR_ACCESS_TOKEN')
      await session.submitAccessToken(ACCESS_TOKEN)
      expect(state().previewState).toBe('ACTIVE')
      expect(state().options['careers-sample']?.accessToken).toBe(ACCESS_TOKEN)
    },
  'Other roles are not shown.': STATES_NOTHING,
})
