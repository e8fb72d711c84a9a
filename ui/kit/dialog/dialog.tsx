import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as css from './dialog.css.ts'

export type DialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** Name of the button in the corner; without it there is none. */
  readonly closeLabel?: string | undefined
  /** Interrupts: its text is read out with its title. */
  readonly urgent?: boolean | undefined
  readonly children: ReactNode
  /** The dialog's actions. */
  readonly footer?: ReactNode
}

/**
 * A native modal dialog: a bottom sheet on a phone, a panel above. Its content exists only while it is open; it closes only when its owner
 * says so, and the focus returns to where it was.
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
  })
  const asked = (event: SyntheticEvent): void => {
    event.preventDefault()
    onClose()
  }
  // Closing by script ends in the same event as closing by the browser; only the latter is news.
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
      onCancel={asked}
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
