import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { refusalCodes } from '#core/ports/orchestrator.failure.ts'
import type { AnyCallRecord } from './record.ts'

/** The refusals of any call: it cannot be read, its client makes too many, or the provider is down or broken. */
const OF_ANY_CALL: readonly RefusalCode[] = ['BAD_REQUEST', 'TOO_LARGE', 'TOO_MANY', 'UNAVAILABLE', 'BROKEN']

/** The refusals of any call of a portal session. */
const OF_PORTAL_CALLS: readonly RefusalCode[] = [
  'LOGIN_REQUIRED',
  'MFA_REQUIRED',
  'NOT_AUTHORIZED',
  'ACCOUNT_CHANGED',
]

/** The status for a compressed body, refused as `BAD_REQUEST`: no call accepts one. */
export const COMPRESSED_BODY_STATUS = 415

/** Checks whether a call must come from a page of the store itself: all but public reads (S12). */
export const isGuarded = ({ method, session }: Pick<AnyCallRecord, 'method' | 'session'>): boolean =>
  method !== 'GET' || session !== 'none'

/** Returns every refusal code of a call, in the order of the codes. */
export const refusalsOf = (
  record: Pick<AnyCallRecord, 'method' | 'session' | 'refusals' | 'needsPass' | 'passLimit'>,
): readonly RefusalCode[] => {
  const codes = new Set<RefusalCode>([...OF_ANY_CALL, ...(record.refusals ?? [])])
  if (record.session === 'portal') for (const code of OF_PORTAL_CALLS) codes.add(code)
  else if (record.session !== 'none') codes.add('SESSION_EXPIRED')
  if (record.needsPass === true || record.passLimit !== undefined) codes.add('HUMAN_CHECK_REQUIRED')
  if (isGuarded(record)) codes.add('FORBIDDEN_ORIGIN')
  return refusalCodes.filter((code) => codes.has(code))
}
