import { FONT_LOAD_TIMEOUT_MS } from '../../shared/constants.js'

const FAMILY = 'azo-sans-web'
const WEIGHTS = ['300', '700']

/**
 * Sets the class of <html> to `fonts-active`, or after the timeout to `fonts-inactive`: then the
 * fallback font stays, so that text does not change while it is read.
 */
export async function loadFontKit(url: string, document: Document): Promise<void> {
  const { classList } = document.documentElement
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  classList.add('fonts-loading')
  try {
    await withinTime(loadFonts(link, document))
    classList.add('fonts-active')
  } catch {
    link.remove()
    classList.add('fonts-inactive')
  }
  classList.remove('fonts-loading')
}

async function loadFonts(link: HTMLLinkElement, document: Document): Promise<void> {
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
    document.head.append(link)
  })
  const faces = await Promise.all(
    WEIGHTS.map((weight) => document.fonts.load(`${weight} 1em ${FAMILY}`)),
  )
  if (faces.flat().length === 0) throw new Error(`The font kit has no ${FAMILY}`)
}

function withinTime(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('too late')), FONT_LOAD_TIMEOUT_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
