import { FONT } from '../shared/constants/fonts.js'
import { insertTemplate } from './insert-template.js'

const PARTS = '.job-rows, [data-part="index-more"], .site-footer'

/**
 * Names the font once its file has been fetched, or could not be: a font that is named before lays out all
 * text twice, the first time in vain.
 */
export function nameFont(): void {
  const file = document.head.querySelector('link[as=font]')
  // A kit has a font of its own.
  if (file === null) return void insertTemplate('font')
  for (const outcome of ['load', 'error']) file.addEventListener(outcome, setText, { once: true })
}

/** The parts below the window come last and one by one: all text at once would be one long task. */
function setText(): void {
  const below = [...document.querySelectorAll<HTMLElement>(PARTS)].filter(
    (part) => part.getBoundingClientRect().top >= window.innerHeight,
  )
  for (const { dataset } of below) dataset.font = 'stand-in'
  const setNext = () => {
    const part = below.shift()
    if (part === undefined) return
    delete part.dataset.font
    part.getBoundingClientRect()
    setTimeout(setNext)
  }
  // The frame between shows what is in the window.
  const setAll = () => requestAnimationFrame(() => setTimeout(setNext))
  const load = () => document.fonts.load(`1em '${FONT}'`).then(setAll, setAll)
  insertTemplate('font')?.addEventListener('load', () => void load())
}
