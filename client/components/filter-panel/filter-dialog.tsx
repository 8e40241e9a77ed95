import {
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useDrawnValue } from '../../hooks/use-drawn-value.js'
import { Announced } from '../elements/announced.js'
import * as words from '#words/listing.js'

export interface FilterDialogProps {
  openId: string
  applied: number
  /** Null while that is not known. */
  count: number | null
  /** What a screen reader is told; null while that is unfinished. */
  status: string | null
  onOpenChange: (open: boolean) => void
  /** Called after 'Show 12 roles' has closed the dialog. */
  onShowResults: () => void
  children: ReactNode
}

/** Its frame is drawn first, and then what is in it, from the first time on that it is opened. */
export function FilterDialog(props: FilterDialogProps) {
  const { openId, applied, count, status, onOpenChange, onShowResults, children } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [wasOpened, setOpened] = useState(false)
  const hasBody = useDrawnValue(wasOpened)
  // A dialog that is unmounted while open sends no close event.
  const onUnmount = useEffectEvent(() => onOpenChange(false))
  useEffect(() => () => onUnmount(), [])
  const open = () => {
    dialog.current?.showModal()
    setOpened(true)
    startTransition(() => onOpenChange(true))
  }
  const close = () => dialog.current?.close()
  const showResults = () => {
    close()
    onShowResults()
  }
  return (
    <>
      <button type="button" id={openId} className="button button--quiet filter-open" onClick={open}>
        {applied === 0 ? words.openFilters : words.openFiltersApplied(applied)}
      </button>
      <dialog
        ref={dialog}
        className="filter-dialog"
        aria-labelledby={titleId}
        onClose={() => onOpenChange(false)}
      >
        <div className="filter-dialog-head">
          <h2 id={titleId}>{words.filters}</h2>
          <button type="button" className="link-button" onClick={close}>
            {words.closeFilters}
          </button>
        </div>
        {/* The key that phones name Search. */}
        <div className="filter-dialog-body" onSubmit={showResults}>
          {hasBody && children}
        </div>
        {/* What is outside a modal dialog is not announced. */}
        <Announced text={status} />
        <div className="filter-dialog-foot">
          <button type="button" className="button" onClick={showResults}>
            {toButtonText(count)}
          </button>
        </div>
      </dialog>
    </>
  )
}

function toButtonText(count: number | null): string {
  if (count === null) return words.showRoles
  return count === 0 ? words.noneToShow : words.showCount(count)
}
