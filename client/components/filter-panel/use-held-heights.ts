import { useRef, type PointerEvent } from 'react'

/**
 * What a tick puts away must not move what was ticked: the groups keep the heights that they had, until
 * the mouse leaves the form.
 */
export function useHeldHeights() {
  const form = useRef<HTMLFormElement>(null)
  const parts = () => [form.current, ...(form.current?.children ?? [])] as HTMLElement[]
  const hold = () => {
    const heights = parts().map((part) => part.getBoundingClientRect().height)
    for (const [index, part] of parts().entries()) part.style.minHeight = `${heights[index]}px`
  }
  const release = ({ pointerType }: PointerEvent) => {
    // A finger leaves at the end of every tap.
    if (pointerType === 'mouse') for (const part of parts()) part.style.minHeight = ''
  }
  return { form, hold, release }
}
