import type { SessionActivity } from '#core/ports/session-activity.ts'
import { saleContract } from '../contract/sale-contract.ts'
import { createSessionActivity } from './session-activity.ts'

/** Wraps a port with all calls of the sale, and reports each answered call that extended the session (SES-01). */
export const withSessionActivity = <Port extends object>(
  port: Port,
): { readonly orchestrator: Port; readonly sessionActivity: SessionActivity } => {
  const { sessionActivity, watched } = createSessionActivity()
  return { sessionActivity, orchestrator: watched(port, saleContract) }
}
