import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Shows a blurred picture behind an image until that is there. It is set through the element and not in
 * the markup, because the content security policy forbids style attributes, and it travels in the page
 * data alone, so that the HTML stays small. Without JavaScript the place keeps its colour.
 */
export function usePlaceholder(
  placeholder: string | undefined,
): RefObject<HTMLImageElement | null> {
  const ref = useRef<HTMLImageElement>(null)
  useBrowserEffect(() => {
    const image = ref.current
    if (image === null || placeholder === undefined || image.complete) return
    const { style } = image
    style.background = `center / cover no-repeat url("${placeholder}")`
    const remove = () => style.removeProperty('background')
    image.addEventListener('load', remove, { once: true })
    return () => {
      image.removeEventListener('load', remove)
      remove()
    }
  }, [placeholder])
  return ref
}

/** The server draws no layout, and React would say so on every render. */
const useBrowserEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect
