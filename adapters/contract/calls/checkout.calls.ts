import { optional, imap } from '../../shape/composite.shape.ts'
import { installKind, installOptions as options } from '../entities/catalog.ts'
import {
  acceptedAgreements,
  agreements,
  customer,
  holdStatus,
  installationWindow,
  progress,
  visitWindows,
} from '../entities/checkout.ts'
import { cartId, identifier, windowId } from '../entities/identifier.ts'
import { cart, deliveries, quote, seal } from '../entities/pricing.ts'
import { windowLimit } from '../limits.ts'
import { object, looseObject } from '../../shape/object.shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { CHANGE_REFUSALS, NO_PARTS, STORE_CALL_MS, inBody, inPath, nothing, parts } from '../record.ts'

/** The specification spells it this way. */
type TransactionHeader = { readonly 'e-transation-id'?: string }

export const checkoutCalls = {
  addCustomer: {
    summary: 'Saves the customer who signs the order',
    method: 'POST',
    path: 'attos/addCustomer',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: CHANGE_REFUSALS,
    request: inBody(customer),
    response: object<ResponseOf<'addCustomer'>>({ progress }),
  },

  installOptions: {
    summary: 'Returns the installation options',
    method: 'GET',
    path: 'attos/install-option',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['STEP_MISSING'],
    request: nothing,
    response: object<ResponseOf<'installOptions'>>({ installation: options }),
  },

  chooseInstallOption: {
    summary: 'Chooses an installation option',
    method: 'POST',
    path: 'attos/install-option',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'OFFER_UNKNOWN', 'PLAN_MISSING'],
    request: inBody(object<RequestOf<'chooseInstallOption'>>({ kind: installKind })),
    response: object<ResponseOf<'chooseInstallOption'>>({
      cart,
      quote,
      seal,
      delivery: optional(deliveries),
      installWindow: optional(installationWindow),
    }),
  },

  getAgreements: {
    summary: 'Returns the agreements that a buyer of this cart must accept',
    method: 'GET',
    path: 'attos/getAgreements/{id}',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['NOT_FOUND'],
    request: inPath(object<RequestOf<'getAgreements'>>({ id: cartId })),
    response: object<ResponseOf<'getAgreements'>>({ agreements }),
  },

  acceptAgreements: {
    summary: 'Accepts the agreements in the displayed versions',
    method: 'POST',
    path: 'attos/agreements',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'AGREEMENTS_INCOMPLETE'],
    request: imap(
      parts({
        headers: looseObject<TransactionHeader>({ 'e-transation-id': optional(identifier) }),
        body: object<Pick<RequestOf<'acceptAgreements'>, 'agreements'>>({ agreements: acceptedAgreements }),
      }),
      ({ headers: { 'e-transation-id': transactionId }, body }): RequestOf<'acceptAgreements'> =>
        transactionId === undefined ? body : { ...body, transactionId },
      ({ agreements, transactionId }) => ({
        ...NO_PARTS,
        headers: transactionId === undefined ? {} : { 'e-transation-id': transactionId },
        body: { agreements },
      }),
    ),
    response: object<ResponseOf<'acceptAgreements'>>({ progress }),
  },

  installationSchedule: {
    summary: 'Returns the installation windows',
    method: 'GET',
    path: 'attos/installation-schedule',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['STEP_MISSING'],
    request: nothing,
    response: visitWindows,
  },

  chooseWindow: {
    summary: 'Reserves a place in a window for the session',
    method: 'POST',
    path: 'attos/installation-schedule',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: windowLimit,
    refusals: [...CHANGE_REFUSALS, 'WINDOW_GONE'],
    request: inBody(object<RequestOf<'chooseWindow'>>({ windowId })),
    response: object<ResponseOf<'chooseWindow'>>({ visit: installationWindow, hold: holdStatus }),
  },

  sroSchedule: {
    summary:
      'Returns the windows of a site visit, where it replaces the installation; an empty list without a session',
    method: 'GET',
    path: 'attos/sroSchedule',
    session: 'optional',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['STEP_MISSING'],
    request: nothing,
    response: visitWindows,
  },

  chooseSroWindow: {
    summary: 'Reserves a place in a site visit window, replacing any other reservation of the session',
    method: 'POST',
    path: 'attos/sroSchedule',
    session: 'required',
    extendsSession: true,
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: windowLimit,
    refusals: [...CHANGE_REFUSALS, 'WINDOW_GONE'],
    request: inBody(object<RequestOf<'chooseSroWindow'>>({ windowId })),
    response: object<ResponseOf<'chooseSroWindow'>>({ visit: installationWindow, hold: holdStatus }),
  },
} satisfies Partial<Contract>
