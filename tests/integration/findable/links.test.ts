import { createReleaseReader } from '../../../server/site/read-release.js'
import { resolveRequest } from '../../../client/shared/requests/resolve-request.js'
import { SITE_URL, useSampleSite } from '../../helpers/site/sample-site.js'

/** The skip link that the stylesheet shows only on pages that have results. */
const SHOWN_WITH_RESULTS = '#results'

const sample = useSampleSite()

describe('the links of the sample release', () => {
  it('none of the links within the site is broken or redirected, and every anchor exists', async () => {
    const release = await createReleaseReader(sample().site.siteRoot)()
    if (release === null) throw new Error('no release')
    const faults: string[] = []
    let checked = 0
    for (const [name, page] of sample().html) {
      for (const { tag, address } of page.addresses) {
        const [path = '', anchor = ''] = address.split('#')
        const url = new URL(path, `${SITE_URL}/`)
        if (url.origin !== SITE_URL) continue
        checked++
        const target = { path: url.pathname, query: url.search.slice(1) }
        const resolution = path === '' ? null : resolveRequest(target, release, false)
        if (resolution !== null && (resolution.kind !== 'file' || resolution.status !== 200)) {
          faults.push(`${name}: <${tag}> to ${address}`)
          continue
        }
        const there = resolution === null ? page : sample().html.get(resolution.path.slice(1))
        const isShown = address !== SHOWN_WITH_RESULTS
        if (anchor !== '' && isShown && !there?.ids.has(anchor))
          faults.push(`${name}: nothing at ${address}`)
      }
    }
    expect(checked).toBeGreaterThan(2000)
    expect([...new Set(faults)]).toEqual([])
  })
})
