import type { PortalStep } from '../routes/portal-steps.ts'
import type { CancelReason } from './cancel-reason.ts'

const firstSteps: Readonly<Record<CancelReason, PortalStep>> = {
  quality: 'troubleshooting',
  price: 'switching',
  competitor: 'switching',
  moving: 'agent',
  notUsed: 'options',
  other: 'options',
}

/** Returns the screen that answers a reason for a cancellation; null is no reason (PTL-24). */
export const firstRetentionStep = (reason: CancelReason | null): PortalStep =>
  reason === null ? 'options' : firstSteps[reason]

/** Returns the next screen with a cancellation alternative; after the last one it continues (PTL-24). */
export const nextRetentionStep = (step: PortalStep): PortalStep => {
  if (step === 'troubleshooting' || step === 'switching' || step === 'agent') return 'options'
  return step === 'options' ? 'additionalOption' : 'billingCycle'
}

/** Checks whether the reason leads to a person, from whom the cancellation goes on (PTL-24). */
export const offersAgent = (reason: CancelReason | null): boolean => firstRetentionStep(reason) === 'agent'
