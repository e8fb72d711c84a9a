import type { PortalStep } from '../routes/portal-steps.ts'
import type { CancelReason } from './cancel-reason.ts'

const firstSteps: Readonly<Record<CancelReason, PortalStep>> = {
  quality: 'troubleshooting',
  price: 'switching',
  competitor: 'switching',
  moving: 'options',
  notUsed: 'options',
  other: 'options',
}

/** Returns the screen that answers a reason for a cancellation; null is no reason (PTL-24). */
export const firstRetentionStep = (reason: CancelReason | null): PortalStep =>
  reason === null ? 'options' : firstSteps[reason]

/** Returns the next screen that offers something instead of a cancellation. After the last one the cancellation continues (PTL-24). */
export const nextRetentionStep = (step: PortalStep): PortalStep => {
  if (step === 'troubleshooting' || step === 'switching') return 'options'
  return step === 'options' ? 'additionalOption' : 'billingCycle'
}

/** Checks whether a move to a new home is the reason, so that a person is offered (PTL-24). */
export const offersAgent = (reason: CancelReason | null): boolean => reason === 'moving'
