import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as css from './dialog.css.ts'

export type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** The name of the close button in the corner. Without it the dialog has no close button. */
  readonly closeLabel?: string | undefined
  /** An alert dialog: screen readers read its text with its title. */
  readonly urgent?: boolean | undefined
  readonly children: ReactNode
  /** The dialog's actions. */
  readonly footer?: ReactNode
}

/**
 * A native modal dialog: a bottom sheet on a phone, a panel on wider screens. Its content exists only while it is open.
 * Only its owner closes it. The focus then returns to the previous element.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  closeLabel,
  urgent = false,
  children,
  footer,
}: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const bodyId = useId()
  useEffect(() => {
    const element = dialog.current
    if (open && element?.open === false) element.showModal()
    if (!open && element?.open === true) element.close()
    // The answer to what was pressed comes into view, and is read at once.
    const shown = element?.querySelector<HTMLElement>(':is([role=status],[role=alert]):not([tabindex])')
    if (shown) {
      shown.tabIndex = -1
      shown.focus()
    }
  })
  const onCancel = (event: SyntheticEvent): void => {
    event.preventDefault()
    onClose()
  }
  // Closing by script and closing by the browser fire the same event. Only the latter calls `onClose`.
  const closed = (): void => {
    if (open) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      role={urgent ? 'alertdialog' : undefined}
      aria-labelledby={open ? titleId : undefined}
      aria-describedby={open && urgent ? bodyId : undefined}
      onCancel={onCancel}
      onClose={closed}
    >
      {open ? (
        <div className={css.panel}>
          <div className={css.head}>
            <h2 id={titleId} className={css.title}>
              {title}
            </h2>
            {closeLabel === undefined ? null : (
              <button type="button" className={css.close} aria-label={closeLabel} onClick={onClose}>
                <Icon name="close" />
              </button>
            )}
          </div>
          <div id={bodyId} className={css.body}>
            {children}
          </div>
          {footer === undefined ? null : <div className={css.footer}>{footer}</div>}
        </div>
      ) : null}
    </dialog>
  )
}
