import { portalCalls } from './calls/portal.calls.ts'

/** The calls of the customer portal. Pages load them with its code. */
export const portalContract = portalCalls
