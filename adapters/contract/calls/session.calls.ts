import { EFFECT_RETRIES } from '#core/session/retry-limit.ts'
import { sessionStatus as status } from '../entities/localization.ts'
import { sessionSnapshot } from '../entities/order.ts'
import { object } from '../../shape/object.shape.ts'
import type { Contract, ResponseOf } from '../record.ts'
import { STORE_CALL_MS, nothing } from '../record.ts'
import { literal } from '../../shape/shape.ts'

export const sessionCalls = {
  sessionStatus: {
    summary: 'Returns whether the session is live, and until when',
    method: 'GET',
    path: 'attos/sessionStatus',
    session: 'required',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    retries: EFFECT_RETRIES,
    request: nothing,
    response: status,
  },

  sessionPing: {
    summary: 'Extends the idle time of the session',
    method: 'GET',
    path: 'attos/sessionPing',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    request: nothing,
    response: status,
  },

  sessionInfo: {
    summary: 'Returns the state of the cookie’s session, with its id after a reload',
    method: 'GET',
    path: 'attos/sessionInfo',
    session: 'cookie',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    request: nothing,
    response: sessionSnapshot,
    sessionAfter: ({ sessionId }) => sessionId,
  },

  deleteSession: {
    summary: 'Ends the session',
    method: 'DELETE',
    path: 'attos/deleteSession',
    session: 'required',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    request: nothing,
    response: object<ResponseOf<'deleteSession'>>({ deleted: literal(true) }),
    sessionAfter: () => null,
  },
} satisfies Partial<Contract>
