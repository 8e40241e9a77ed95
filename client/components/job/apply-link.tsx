import type { ApplyLinkView } from '../../shared/page-data/views.js'
import { usePageLocation } from '../../runtime/address/navigation-context.js'
import { Link } from '../../runtime/links/link.js'
import { withSourceParams } from '../../runtime/address/with-source-params.js'

export interface ApplyLinkProps {
  link: ApplyLinkView
  label: string
  online: boolean
}

export function ApplyLink({ link, label, online }: ApplyLinkProps) {
  const { search } = usePageLocation()
  if (!online) {
    return (
      <a className="button apply-link" role="link" aria-disabled="true">
        {label}
      </a>
    )
  }
  return (
    <Link className="button apply-link" to={{ ...link, url: withSourceParams(link.url, search) }}>
      {label}
    </Link>
  )
}
