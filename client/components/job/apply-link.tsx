import type { ReactNode } from 'react'
import type { SiteData } from '../../shared/page-data/page-views.js'
import type { ApplyLinkView } from '../../shared/page-data/views.js'
import { usePageLocation } from '../../runtime/address/navigation-context.js'
import { Link } from '../../runtime/links/link.js'
import { withSourceParams } from '../../runtime/address/with-source-params.js'
import { useStaticQuery } from '../../runtime/load/static-query-context.js'
import * as words from '#words/job.js'

export interface ApplyLinkProps {
  link: ApplyLinkView
  label: ReactNode
  online: boolean
}

export function ApplyLink({ link, label, online }: ApplyLinkProps) {
  const { search } = usePageLocation()
  const { sourceParams } = useStaticQuery<SiteData>('site')
  if (!online) {
    return (
      <a className="button apply-link" role="link" aria-disabled="true">
        {label}
      </a>
    )
  }
  return (
    <Link
      className="button apply-link"
      to={{ ...link, url: withSourceParams(link.url, search, sourceParams) }}
    >
      {label}
    </Link>
  )
}

/** A button that shows more of a title than this reads like a paragraph. */
const LONGEST_TITLE = 40

/** Names the whole job, but shows no long title a second time. */
export function ApplyLabel({ title }: { title: string }) {
  if (title.length <= LONGEST_TITLE) return words.applyFor(title)
  return (
    <>{...words.applyBriefly(title, (text) => <span className="visually-hidden">{text}</span>)}</>
  )
}
