import { execFileSync } from 'node:child_process'
import { appendFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ask } from '../../contract/ask.js'
import { BUILT_LANGUAGE_CHECKS } from '../../contract/built-language-checks.js'
import { LANGUAGE_CHECKS } from '../../contract/language-checks.js'
import { describeNginx } from '../../helpers/nginx/describe-nginx.js'
import { renderNginx, startNginx, type RunningNginx } from '../../helpers/nginx/nginx.js'
import { startEntrypoint } from '../../helpers/nginx/start-entrypoint.js'
import { makeLanguages } from '../../helpers/site/made-languages.js'
import { buildLanguagesOnce } from '../../helpers/site/sample-in-languages.js'

describeNginx('a release in several languages from a real nginx', () => {
  let made: ReturnType<typeof makeLanguages>
  let nginx: RunningNginx

  beforeAll(async () => {
    made = makeLanguages()
    nginx = await startNginx(made)
  })
  afterAll(async () => {
    await nginx.stop()
    made.remove()
  })

  it.each(LANGUAGE_CHECKS)('nginx %s', (_, check) => check({ ...nginx, ...made }))
})

describeNginx('the sample in two languages from a real nginx', () => {
  let nginx: RunningNginx

  beforeAll(async () => {
    nginx = await startNginx({ siteRoot: await buildLanguagesOnce() })
  })
  afterAll(() => nginx?.stop())

  it.each(BUILT_LANGUAGE_CHECKS)('nginx %s', (_, check) => check(nginx.baseUrl))
})

describeNginx('the web image with a release in several languages', () => {
  let made: ReturnType<typeof makeLanguages>
  let rendered: Awaited<ReturnType<typeof renderNginx>>

  beforeAll(async () => {
    made = makeLanguages()
    rendered = await renderNginx(made)
  })
  afterAll(() => {
    rmSync(rendered.directory, { recursive: true })
    made.remove()
  })

  it('names each page for the cache in front by its whole path', async () => {
    const running = await startEntrypoint(rendered, { CDN_MAX_AGE: '60' })
    const keys: unknown[] = []
    for (const asked of ['/', '/de', '/de/ueber-uns', '/de/feed.xml', '/de/', '/de/ueber-uns?a']) {
      const { headers } = await ask(rendered.baseUrl, { path: asked })
      keys.push(headers['surrogate-key'])
    }
    await running.stop()
    expect(keys).toEqual(['/', '/de', '/de/ueber-uns', '/de/feed.xml', undefined, undefined])
  })

  it('reads its maps again when only the languages have changed', () => {
    const program = path.join(rendered.configuration, 'checksum-maps.sh')
    const before = execFileSync(program, { encoding: 'utf8' })
    expect(execFileSync(program, { encoding: 'utf8' })).toBe(before)
    const file = path.join(made.siteRoot, 'current/languages.map')
    appendFileSync(file, '"~*^/fr(?:/|\\z)" /fr;\n')
    expect(execFileSync(program, { encoding: 'utf8' })).not.toBe(before)
  })
})
