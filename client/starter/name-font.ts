import { insertTemplate } from './insert-template.js'

const FAMILY = "'Figtree Variable'"
const PARTS = '.job-rows, [data-part="index-more"], .site-footer'

/**
 * Names the font. The parts below the window are set in it after what is in the window, one by one: all
 * text at once is the longest task of a page of many roles.
 */
export function nameFont(): void {
  const hasKit = document.head.querySelector('link[as=font]') === null
  if (hasKit) return void insertTemplate('font')
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
  const load = () => document.fonts.load(`1em ${FAMILY}`).then(setAll, setAll)
  insertTemplate('font')?.addEventListener('load', () => void load())
}
