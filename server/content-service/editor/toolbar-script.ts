export const TOOLBAR_PATH = '/toolbar.js'

/**
 * Stands in for the CMS's toolbar, which knows nothing of this service: it draws nothing, but asks
 * every 3 s what has become of the draft, keeps the cookie, and tells the page by the same events. A
 * page that does not prevent their default is loaded anew.
 */
export const TOOLBAR_SCRIPT = String.raw`(() => {
  const COOKIE = 'io.prismic.preview'
  const source = new URL(document.currentScript.src)
  const domain = source.searchParams.get('repo') + '.prismic.io'

  const readEntries = () => {
    const cookie = document.cookie.split('; ').find((text) => text.startsWith(COOKIE + '='))
    try {
      const value = JSON.parse(decodeURIComponent(cookie.slice(COOKIE.length + 1)))
      return typeof value === 'object' && value !== null ? value : {}
    } catch {
      return {}
    }
  }

  const keep = (ref) => {
    const { [domain]: _former, ...others } = readEntries()
    const entries = ref === null ? others : { ...others, [domain]: { preview: ref } }
    const isEmpty = Object.keys(entries).length === 0
    const value = isEmpty ? '' : encodeURIComponent(JSON.stringify(entries))
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = COOKIE + '=' + value + '; Path=/; SameSite=Lax' + secure + (isEmpty ? '; Max-Age=0' : '')
  }

  const tell = (name, detail) => {
    const event = new CustomEvent(name, { detail, cancelable: true })
    if (window.dispatchEvent(event)) location.reload()
  }

  const ask = async (shown) => {
    const session = /\/previews\/([^/?:]+)/.exec(shown)?.[1] ?? '-'
    const address = new URL('previews/' + session + '/ping', source)
    address.searchParams.set('ref', shown)
    const { reload, ref } = await (await fetch(address)).json()
    if (!reload) return
    keep(ref)
    if (ref === null) tell('prismicPreviewEnd', null)
    else tell('prismicPreviewUpdate', { ref })
  }

  const asking = setInterval(() => {
    if (document.visibilityState !== 'visible') return
    const shown = readEntries()[domain]?.preview
    if (typeof shown === 'string') ask(shown).catch(() => {})
    else clearInterval(asking)
  }, 3000)
})()
`
