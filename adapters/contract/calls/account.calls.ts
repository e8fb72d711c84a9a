import type { AccountCodePromise, ProvenAccount } from '#core/ports/account-calls.ts'
import { object } from '../../shape/object.shape.ts'
import { text } from '../../shape/shape.ts'
import { offersAnswer } from '../entities/catalog.ts'
import { accountSummary } from '../entities/localization.ts'
import { codePromiseFields, orderCode } from '../entities/order-view.ts'
import { pricedCart } from '../entities/pricing.ts'
import { accountCodeLimit, accountProofLimit } from '../limits.ts'
import type { Contract, RequestOf } from '../record.ts'
import { CHANGE_REFUSALS, STORE_CALL_MS, inBody, nothing } from '../record.ts'

export const accountCalls = {
  proveAccount: {
    summary: 'Proves with the code that the visitor holds the account; returns its equipment and its balance',
    method: 'POST',
    path: 'attos/account',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: accountProofLimit,
    refusals: [...CHANGE_REFUSALS, 'NOT_FOUND'],
    request: inBody(object<RequestOf<'proveAccount'>>({ code: orderCode })),
    response: object<ProvenAccount>({ account: accountSummary, cart: pricedCart, offers: offersAnswer }),
  },

  requestAccountCode: {
    summary:
      'Sends a code to the e-mail address of the account at the address; the answer is always the same',
    method: 'POST',
    path: 'attos/account/code',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: accountCodeLimit,
    refusals: CHANGE_REFUSALS,
    request: nothing,
    response: object<AccountCodePromise>({ ...codePromiseFields, maskedEmail: text({ min: 1, max: 12 }) }),
  },
} satisfies Partial<Contract>
