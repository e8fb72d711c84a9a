import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { refusalCodes } from '#core/ports/orchestrator.failure.ts'
import type { AnyCallRecord } from './record.ts'

/** Why a call is refused whatever it is about: it cannot be read, its client makes too many, or the provider is down or broken. */
const OF_ANY_CALL: readonly RefusalCode[] = ['BAD_REQUEST', 'TOO_LARGE', 'TOO_MANY', 'UNAVAILABLE', 'BROKEN']

/** The status under which a compressed body is refused, as `BAD_REQUEST`: no call takes one. */
export const COMPRESSED_BODY_STATUS = 415

/** Whether a call must come from a page of the store itself: all but what anybody may read (S12). */
export const isGuarded = ({ method, session }: Pick<AnyCallRecord, 'method' | 'session'>): boolean =>
  method !== 'GET' || session !== 'none'

/** Every code a call may be refused with, in the order of the codes. */
export const refusalsOf = (
  record: Pick<AnyCallRecord, 'method' | 'session' | 'refusals'>,
): readonly RefusalCode[] => {
  const codes = new Set<RefusalCode>([...OF_ANY_CALL, ...(record.refusals ?? [])])
  if (record.session !== 'none') codes.add('SESSION_EXPIRED')
  if (isGuarded(record)) codes.add('FORBIDDEN_ORIGIN')
  return refusalCodes.filter((code) => codes.has(code))
}
