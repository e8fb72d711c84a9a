import { useState } from 'react'
import type { MobileActor, MobileSnapshot } from '#core/journeys/mobile/mobile.machine.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'

/** The step of the sale that follows each next step of the mobile shop. */
const steps = { 'next-steps': 'configure', 'finalize-mobile-order': 'checkout' } as const

type LeavingStep = keyof typeof steps

/** Leaves the page once the last change is saved; after a refused change the visitor stays. */
export const useLeaving = (sale: Sale, actor: MobileActor) => {
  const [isLeaving, setLeaving] = useState(false)
  const leave = (to: LeavingStep): void => {
    const isOver = (now: MobileSnapshot): boolean => {
      if (now.matches('ready')) sale.request(steps[to])
      return now.matches('ready') || now.matches('refused')
    }
    if (isOver(actor.getSnapshot())) return
    setLeaving(true)
    const subscription = actor.subscribe((now) => {
      if (!isOver(now)) return
      subscription.unsubscribe()
      setLeaving(false)
    })
  }
  return { isLeaving, leave }
}
