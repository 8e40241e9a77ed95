import { useEffect, useState, type RefObject } from 'react'
import type { ApplyLinkView, JobView } from '../../shared/page-data/views.js'
import { ApplyLabel, ApplyLink } from './apply-link.js'
import { isClosed } from '../../filters/answer/closed-jobs.js'
import { useNow } from '../../hooks/use-now.js'
import { useOnline } from '../../hooks/use-online.js'

export interface ApplyBarProps {
  job: JobView
  link: ApplyLinkView
  /** The bar shows while none of these elements is in view. */
  standsInFor: RefObject<HTMLElement | null>[]
}

/**
 * An apply button at the bottom of small screens, once the first one has scrolled away. Its place is there
 * before, and so is its room below the page: a focus that scrolls the page may bring it.
 */
export function ApplyBar({ job, link, standsInFor }: ApplyBarProps) {
  const isVisible = useNoneInView(standsInFor)
  const now = useNow()
  const online = useOnline()
  if (!online || isClosed(job, now)) return null
  return (
    <div className="apply-bar">
      {isVisible && (
        <ApplyLink link={link} label={<ApplyLabel title={job.title} />} online={online} />
      )}
    </div>
  )
}

function useNoneInView(refs: RefObject<HTMLElement | null>[]): boolean {
  const [none, setNone] = useState(false)
  const [elementRefs] = useState(refs)
  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      setNone(inView.size === 0)
    })
    for (const { current } of elementRefs) if (current !== null) observer.observe(current)
    return () => observer.disconnect()
  }, [elementRefs])
  return none
}
