import { list, optional, seenAs } from '../composite.shape.ts'
import { installKind, installOptions as options } from '../entities/catalog.ts'
import {
  acceptedAgreements,
  agreements,
  customer,
  installationWindow,
  progress,
} from '../entities/checkout.ts'
import { cartId, identifier, windowId } from '../entities/identifier.ts'
import { cart, quote, seal } from '../entities/pricing.ts'
import { windowLimit } from '../limits.ts'
import { object, picked } from '../object.shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { CHANGE_REFUSALS, NO_PARTS, STORE_CALL_MS, inBody, inPath, nothing, parts } from '../record.ts'

/** Spelled as the specification spells it. */
type TransactionHeader = { readonly 'e-transation-id'?: string }

export const checkoutCalls = {
  addCustomer: {
    summary: 'Who signs the order',
    method: 'POST',
    path: 'attos/addCustomer',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: CHANGE_REFUSALS,
    request: inBody(customer),
    response: object<ResponseOf<'addCustomer'>>({ progress }),
  },

  installOptions: {
    summary: 'The ways to get the service working',
    method: 'GET',
    path: 'attos/install-option',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['STEP_MISSING'],
    request: nothing,
    response: object<ResponseOf<'installOptions'>>({ installation: options }),
  },

  chooseInstallOption: {
    summary: 'Chooses how to get the service working',
    method: 'POST',
    path: 'attos/install-option',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'OFFER_UNKNOWN'],
    request: inBody(object<RequestOf<'chooseInstallOption'>>({ kind: installKind })),
    response: object<ResponseOf<'chooseInstallOption'>>({
      cart,
      quote,
      seal,
      installWindow: optional(installationWindow),
    }),
  },

  getAgreements: {
    summary: 'The texts a buyer of this cart accepts',
    method: 'GET',
    path: 'attos/getAgreements/{id}',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['NOT_FOUND'],
    request: inPath(object<RequestOf<'getAgreements'>>({ id: cartId })),
    response: object<ResponseOf<'getAgreements'>>({ agreements }),
  },

  acceptAgreements: {
    summary: 'Accepts the texts in the versions shown',
    method: 'POST',
    path: 'attos/agreements',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    refusals: [...CHANGE_REFUSALS, 'AGREEMENTS_INCOMPLETE'],
    request: seenAs(
      parts({
        headers: picked<TransactionHeader>({ 'e-transation-id': optional(identifier) }),
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
    summary: 'The windows in which a technician can come',
    method: 'GET',
    path: 'attos/installation-schedule',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: true,
    refusals: ['STEP_MISSING'],
    request: nothing,
    response: object<ResponseOf<'installationSchedule'>>({ windows: list(installationWindow, { max: 500 }) }),
  },

  chooseWindow: {
    summary: 'Holds a place in a window for the session',
    method: 'POST',
    path: 'attos/installation-schedule',
    session: 'required',
    timeoutMs: STORE_CALL_MS,
    retry: false,
    limit: windowLimit,
    refusals: [...CHANGE_REFUSALS, 'WINDOW_GONE'],
    request: inBody(object<RequestOf<'chooseWindow'>>({ windowId })),
    response: object<ResponseOf<'chooseWindow'>>({ visit: installationWindow }),
  },
} satisfies Partial<Contract>
