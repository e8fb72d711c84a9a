import { object } from '../../shape/object.shape.ts'
import { literal } from '../../shape/shape.ts'
import { analyticsEvents, logEntries } from '../entities/usage.ts'
import { eventsLimit, logLimit } from '../limits.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { STORE_CALL_MS, inBody } from '../record.ts'

export const usageCalls = {
  recordEvents: {
    summary: 'Counts events of pages whose visitor accepted analytics; unknown places are ignored',
    method: 'POST',
    path: 'misc/analytics-events',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: eventsLimit,
    request: inBody(object<RequestOf<'recordEvents'>>({ events: analyticsEvents })),
    response: object<ResponseOf<'recordEvents'>>({ recorded: literal(true) }),
  },

  recordLog: {
    summary: 'Writes operational errors of pages, without personal data, to the log',
    method: 'POST',
    path: 'misc/log-entries',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: logLimit,
    request: inBody(object<RequestOf<'recordLog'>>({ entries: logEntries })),
    response: object<ResponseOf<'recordLog'>>({ recorded: literal(true) }),
  },
} satisfies Partial<Contract>
