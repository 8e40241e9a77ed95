import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Shows a blurred preview behind an image until it loads. Set through the DOM, because the content
 * security policy forbids style attributes.
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

/** React warns about useLayoutEffect on the server. */
const useBrowserEffect = typeof window === 'undefined' ? () => {} : useLayoutEffect
