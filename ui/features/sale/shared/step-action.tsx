import { createContext, useContext } from 'react'
import { createPortal } from 'react-dom'
import * as css from './step-action.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

const Slot = createContext<HTMLElement | null>(null)

/** Gives screens the element of the bar in which their action appears on a phone; null without a bar. */
export const StepActionSlot = Slot.Provider

export type StepActionProps = {
  /** What a press agrees to, in one sentence. The bar shows it: the full text may be out of sight. */
  readonly consent?: string | null
  readonly children: Slot
}

/** The action that completes a step: in place on a wide screen, in the bar on a phone. Only one is displayed. */
export const StepAction = ({ consent = null, children }: StepActionProps) => {
  const slot = useContext(Slot)
  if (slot === null) return children
  return (
    <>
      <div className={css.inPlace}>{children}</div>
      {createPortal(
        <>
          {children}
          {consent === null ? null : <p className={css.consent}>{consent}</p>}
        </>,
        slot,
      )}
    </>
  )
}
