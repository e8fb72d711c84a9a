import type { IdempotencyKey } from '#core/checkout/order.ts'
import { imap, list, nullable } from '../../shape/composite.shape.ts'
import { looseObject, object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, literal } from '../../shape/shape.ts'
import { idempotencyKey, orderNumber, windowId } from '../entities/identifier.ts'
import { visitWindows } from '../entities/checkout.ts'
import { bill, billId } from '../entities/portal-bill.ts'
import {
  cancelReason,
  changeId,
  changePreview,
  changeRequest,
  changeToken,
  retentionOption,
  serviceChange,
  someServices,
} from '../entities/portal-change.ts'
import { accountOverview, portalOrder } from '../entities/portal-overview.ts'
import { accountId, leaveUrl, portalStatus } from '../entities/portal-session.ts'
import { portalChangeLimit, portalPreviewLimit, portalReadLimit } from '../limits.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { IDEMPOTENCY_HEADER, NO_PARTS, STORE_CALL_MS, inBody, inPath, nothing, parts } from '../record.ts'

/** What all calls of the portal have in common. None of them concerns the session of the shop. */
const ofPortal = { session: 'portal', extendsSession: false, timeoutMs: STORE_CALL_MS } as const

type KeyHeader = { readonly [IDEMPOTENCY_HEADER]: IdempotencyKey }

type VisitOrder = RequestOf<'visitWindows'>

const ofOrder: Shape<VisitOrder> = inPath(object<VisitOrder>({ orderNumber }))

/** The most options that one answer offers. */
const OPTIONS_MAX = 30

export const portalCalls = {
  portalSession: {
    ...ofPortal,
    summary: 'Returns who is signed in to the portal; without a session nobody is',
    method: 'GET',
    path: 'cus/session',
    session: 'none',
    retry: true,
    limit: portalReadLimit,
    request: nothing,
    response: portalStatus,
  },

  portalPing: {
    ...ofPortal,
    summary: 'Extends the session of the portal',
    method: 'GET',
    path: 'cus/session/ping',
    retry: true,
    limit: portalReadLimit,
    request: nothing,
    response: portalStatus,
  },

  portalSignOut: {
    ...ofPortal,
    summary: 'Ends the session of the portal; returns the page that ends the one at the identity provider',
    method: 'DELETE',
    path: 'cus/session',
    // Whoever is signed in may leave, whatever the guards decide.
    session: 'none',
    retry: false,
    limit: portalReadLimit,
    request: nothing,
    response: object<ResponseOf<'portalSignOut'>>({ signedOut: literal(true), leaveTo: nullable(leaveUrl) }),
  },

  chooseAccount: {
    ...ofPortal,
    summary: 'Chooses among the accounts of the login',
    method: 'POST',
    path: 'cus/account',
    retry: false,
    changesAccount: true,
    limit: portalReadLimit,
    refusals: ['NOT_FOUND'],
    request: inBody(object<RequestOf<'chooseAccount'>>({ accountId })),
    response: portalStatus,
  },

  accountSummary: {
    ...ofPortal,
    summary: 'Returns the account with its services, bills, orders and changes',
    method: 'GET',
    path: 'cus/account-summary',
    retry: true,
    limit: portalReadLimit,
    refusals: ['NOT_FOUND'],
    request: nothing,
    response: accountOverview,
  },

  bill: {
    ...ofPortal,
    summary: 'Returns a bill of the account',
    method: 'GET',
    path: 'cus/bills/{billId}',
    retry: true,
    limit: portalReadLimit,
    refusals: ['NOT_FOUND'],
    request: inPath(object<RequestOf<'bill'>>({ billId })),
    response: bill,
  },

  retentionOptions: {
    ...ofPortal,
    summary: 'Returns what the holder can do instead of cancelling services, best for the holder first',
    method: 'POST',
    path: 'cus/retention-options',
    retry: true,
    limit: portalPreviewLimit,
    refusals: ['NOT_FOUND', 'CHANGE_BLOCKED'],
    request: inBody(
      object<RequestOf<'retentionOptions'>>({ serviceIds: someServices, reason: cancelReason }),
    ),
    response: object<ResponseOf<'retentionOptions'>>({
      options: list(retentionOption, { max: OPTIONS_MAX }),
    }),
  },

  previewChange: {
    ...ofPortal,
    summary: 'Returns what a change would do, with every figure; changes nothing',
    method: 'POST',
    path: 'cus/changes/preview',
    retry: true,
    limit: portalPreviewLimit,
    refusals: ['NOT_FOUND', 'CHANGE_BLOCKED', 'CHANGE_MOVED'],
    request: inBody(changeRequest),
    response: changePreview,
  },

  requestChange: {
    ...ofPortal,
    summary: 'Requests a change once per key, with the figures that the holder saw',
    method: 'POST',
    path: 'cus/changes',
    retry: true,
    limit: portalChangeLimit,
    refusals: ['NOT_FOUND', 'CHANGE_BLOCKED', 'CHANGE_MOVED', 'KEY_REUSED'],
    request: imap(
      parts({
        headers: looseObject<KeyHeader>({ [IDEMPOTENCY_HEADER]: idempotencyKey }),
        body: object<Omit<RequestOf<'requestChange'>, 'key'>>({ request: changeRequest, token: changeToken }),
      }),
      ({ headers, body }) => ({ key: headers[IDEMPOTENCY_HEADER], ...body }),
      ({ key, ...body }) => ({ ...NO_PARTS, headers: { [IDEMPOTENCY_HEADER]: key }, body }),
    ),
    response: serviceChange,
  },

  withdrawChange: {
    ...ofPortal,
    summary: 'Withdraws a pending change',
    method: 'DELETE',
    path: 'cus/changes/{changeId}',
    retry: false,
    limit: portalChangeLimit,
    refusals: ['NOT_FOUND', 'CHANGE_BLOCKED'],
    request: inPath(object<RequestOf<'withdrawChange'>>({ changeId })),
    response: serviceChange,
  },

  visitWindows: {
    ...ofPortal,
    summary: 'Returns the windows to which the visit of an order can be moved, or in which one can be agreed',
    method: 'GET',
    path: 'cus/orders/{orderNumber}/visit-windows',
    retry: true,
    limit: portalReadLimit,
    refusals: ['NOT_FOUND', 'CHANGE_BLOCKED'],
    request: ofOrder,
    response: visitWindows,
  },

  moveVisit: {
    ...ofPortal,
    summary: 'Moves the visit of an order to another window, or agrees one',
    method: 'PUT',
    path: 'cus/orders/{orderNumber}/visit',
    retry: false,
    limit: portalChangeLimit,
    refusals: ['NOT_FOUND', 'WINDOW_GONE', 'CHANGE_BLOCKED'],
    request: imap(
      parts({
        params: object<VisitOrder>({ orderNumber }),
        body: object<Omit<RequestOf<'moveVisit'>, 'orderNumber'>>({ windowId }),
      }),
      ({ params, body }) => ({ ...params, ...body }),
      ({ orderNumber: order, ...body }) => ({ ...NO_PARTS, params: { orderNumber: order }, body }),
    ),
    response: portalOrder,
  },

  cancelVisit: {
    ...ofPortal,
    summary: 'Cancels the visit of an order; its installation is agreed by telephone',
    method: 'DELETE',
    path: 'cus/orders/{orderNumber}/visit',
    retry: false,
    limit: portalChangeLimit,
    refusals: ['NOT_FOUND', 'CHANGE_BLOCKED'],
    request: ofOrder,
    response: portalOrder,
  },

  setAutoPay: {
    ...ofPortal,
    summary: 'Ends automatic payments, or starts them again with the method on file; returns the account',
    method: 'PUT',
    path: 'cus/auto-pay',
    retry: false,
    limit: portalChangeLimit,
    refusals: ['NOT_FOUND', 'CHANGE_BLOCKED'],
    request: inBody(object<RequestOf<'setAutoPay'>>({ isOn: boolean })),
    response: accountOverview,
  },
} satisfies Partial<Contract>
