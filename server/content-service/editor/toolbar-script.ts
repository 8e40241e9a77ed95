/**
 * Replaces the CMS's toolbar, which cannot reach this service. Without a user interface: every 3 s
 * it requests the draft's current ref, updates the preview cookie and dispatches the toolbar's
 * events. Unless the page prevents an event's default, it is reloaded.
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

  const writeEntry = (ref) => {
    const { [domain]: _own, ...others } = readEntries()
    const entries = ref === null ? others : { ...others, [domain]: { preview: ref } }
    const isEmpty = Object.keys(entries).length === 0
    const value = isEmpty ? '' : encodeURIComponent(JSON.stringify(entries))
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = COOKIE + '=' + value + '; Path=/; SameSite=Lax' + secure + (isEmpty ? '; Max-Age=0' : '')
  }

  const dispatch = (name, detail) => {
    const event = new CustomEvent(name, { detail, cancelable: true })
    if (window.dispatchEvent(event)) location.reload()
  }

  const checkDraft = async (currentRef) => {
    const session = /\/previews\/([^/?:]+)/.exec(currentRef)?.[1]
    // The editor itself tells what follows a plain ref.
    if (session === undefined) return
    const url = new URL('previews/' + session + '/ping', source)
    url.searchParams.set('ref', currentRef)
    const { reload, ref } = await (await fetch(url)).json()
    if (!reload) return
    writeEntry(ref)
    if (ref === null) dispatch('prismicPreviewEnd', null)
    else dispatch('prismicPreviewUpdate', { ref })
  }

  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return
    const currentRef = readEntries()[domain]?.preview
    if (typeof currentRef === 'string') checkDraft(currentRef).catch(() => {})
    else clearInterval(timer)
  }, 3000)
})()
`
