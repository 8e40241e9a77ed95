import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useMounted } from '../../hooks/use-mounted.js'

/** Takes over what a visitor has chosen before hydration, which React knows nothing of. */
export function useEarlyChoice(
  select: RefObject<HTMLSelectElement | null>,
  value: string,
  choose: (value: string) => void,
): void {
  const mounted = useMounted()
  const [first] = useState(value)
  const early = useRef(value)
  useLayoutEffect(() => {
    early.current = select.current?.value ?? ''
  }, [select])
  const takeOver = useEffectEvent(() => {
    if (early.current !== first) choose(early.current)
  })
  useEffect(() => {
    if (mounted) takeOver()
  }, [mounted])
}
