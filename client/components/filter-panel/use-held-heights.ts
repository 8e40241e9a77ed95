import { useRef, type PointerEvent } from 'react'

/** Keeps the groups' heights while the pointer is in the form, so that the ticked box stays under it. */
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
