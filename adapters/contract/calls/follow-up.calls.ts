import { followUpRequest } from '../entities/follow-up.ts'
import { followUpLimit } from '../limits.ts'
import { object } from '../../shape/object.shape.ts'
import { literal } from '../../shape/shape.ts'
import type { Contract, ResponseOf } from '../record.ts'
import { STORE_CALL_MS, inBody } from '../record.ts'

export const followUpCalls = {
  requestFollowUp: {
    summary:
      'Stores a request about the outcome of an address and confirms it by e-mail within the limit of the mailbox; every request gets the same answer',
    method: 'POST',
    path: 'misc/address-follow-up',
    session: 'none',
    extendsSession: false,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: followUpLimit,
    request: inBody(followUpRequest),
    response: object<ResponseOf<'requestFollowUp'>>({ requested: literal(true) }),
  },
} satisfies Partial<Contract>
