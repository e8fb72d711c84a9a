import { sessionStatus as status } from '../entities/localization.ts'
import { sessionSnapshot } from '../entities/order.ts'
import { object } from '../object.shape.ts'
import type { Contract, ResponseOf } from '../record.ts'
import { STORE_CALL_MS, nothing } from '../record.ts'
import { literal } from '../shape.ts'

export const sessionCalls = {
  sessionStatus: {
    summary: 'Whether the session lives, and until when',
    method: 'GET',
    path: 'attos/sessionStatus',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    request: nothing,
    response: status,
  },

  sessionPing: {
    summary: 'Extends the idle end of the session',
    method: 'GET',
    path: 'attos/sessionPing',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    request: nothing,
    response: status,
  },

  sessionInfo: {
    summary: 'Where the session of the cookie stands; gives its id back after a reload',
    method: 'GET',
    path: 'attos/sessionInfo',
    session: 'cookie',
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
    timeoutMs: STORE_CALL_MS,
    retry: false,
    request: nothing,
    response: object<ResponseOf<'deleteSession'>>({ deleted: literal(true) }),
    sessionAfter: () => null,
  },
} satisfies Partial<Contract>
