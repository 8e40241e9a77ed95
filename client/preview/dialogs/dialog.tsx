import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react'

export interface DialogProps {
  title: string
  className?: string
  /** Escape calls it too. */
  onCancel: () => void
  children: ReactNode
}

/** Modal while rendered. The browser moves the focus into it and back. */
export function Dialog({ title, className = '', onCancel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const onClose = useEffectEvent(onCancel)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    const dismiss = () => onClose()
    element.showModal()
    element.addEventListener('close', dismiss)
    return () => {
      element.removeEventListener('close', dismiss)
      element.close()
    }
  }, [])
  return (
    <dialog ref={dialog} className={`dialog ${className}`.trim()} aria-labelledby={titleId}>
      <h2 id={titleId} className="dialog-title">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
