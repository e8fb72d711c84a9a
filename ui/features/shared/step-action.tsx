import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import * as css from './step-action.css.ts'

const Slot = createContext<HTMLElement | null>(null)

/** Gives screens the element of the bar in which their action appears on a phone; null without a bar. */
export const StepActionSlot = Slot.Provider

/** The action that completes a step: at its place on a wide screen, in the bar on a phone. Only one of the two is displayed. */
export const StepAction = ({ children }: { readonly children: ReactNode }) => {
  const slot = useContext(Slot)
  if (slot === null) return children
  return (
    <>
      <div className={css.inPlace}>{children}</div>
      {createPortal(children, slot)}
    </>
  )
}
