import { FONT_LOAD_TIMEOUT_MS } from '../../shared/constants/constants.js'
import { KIT_FONT } from '../../shared/constants/fonts.js'

const WEIGHTS = ['300', '700']

/**
 * Loads the font provider's stylesheet and its fonts, then adds the class `fonts-active` to <html>. After
 * an error or the timeout it adds `fonts-inactive` and keeps the fallback font, so that text does not
 * change under a reader.
 */
export async function loadFontKit(url: string, document: Document): Promise<void> {
  const { classList } = document.documentElement
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  classList.add('fonts-loading')
  try {
    await withTimeout(loadFonts(link, document))
    classList.add('fonts-active')
  } catch {
    // A stylesheet that arrives later must not apply.
    link.remove()
    classList.add('fonts-inactive')
  }
  classList.remove('fonts-loading')
}

async function loadFonts(link: HTMLLinkElement, document: Document): Promise<void> {
  await new Promise((resolve) => {
    link.addEventListener('load', resolve)
    // Also where the stylesheet came and only an import of it is blocked: the faces tell which.
    link.addEventListener('error', resolve)
    document.head.append(link)
  })
  const faces = await Promise.all(
    WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em ${KIT_FONT}`)),
  )
  if (faces.flat().length === 0) throw new Error(`The font kit has no ${KIT_FONT}`)
}

function withTimeout(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The fonts did not load in time')),
      FONT_LOAD_TIMEOUT_MS,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
