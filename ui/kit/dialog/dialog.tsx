import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as css from './dialog.css.ts'

export type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly children: ReactNode
  /** The dialog's actions. */
  readonly footer?: ReactNode
}

/** A native modal dialog: a bottom sheet on a phone, a panel above. Its content exists only while it is open. */
export const Dialog = ({ open, onClose, title, closeLabel, children, footer }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (open && element?.open === false) element.showModal()
    if (!open && element?.open === true) element.close()
  }, [open])
  // Closing by script ends in the same event as closing by Escape; only the latter is news.
  const closed = (): void => {
    if (open) onClose()
  }
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={open ? titleId : undefined} onClose={closed}>
      {open ? (
        <div className={css.panel}>
          <div className={css.head}>
            <h2 id={titleId} className={css.title}>
              {title}
            </h2>
            <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
          {footer === undefined ? null : <div className={css.footer}>{footer}</div>}
        </div>
      ) : null}
    </dialog>
  )
}
