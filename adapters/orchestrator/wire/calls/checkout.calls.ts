import { list } from '../composite.shape.ts'
import { installKind, installOptions as options } from '../entities/catalog.ts'
import {
  acceptedAgreements,
  agreements,
  customer,
  installationWindow,
  progress,
} from '../entities/checkout.ts'
import { cartId, windowId } from '../entities/identifier.ts'
import { pricedCart } from '../entities/pricing.ts'
import { object } from '../object.shape.ts'
import type { Contract, RequestOf, ResponseOf } from '../record.ts'
import { CHANGE_REFUSALS, STORE_CALL_MS, inBody, inPath, nothing } from '../record.ts'

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
    response: pricedCart,
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
    request: inBody(object<RequestOf<'acceptAgreements'>>({ agreements: acceptedAgreements })),
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
    refusals: [...CHANGE_REFUSALS, 'WINDOW_GONE'],
    request: inBody(object<RequestOf<'chooseWindow'>>({ windowId })),
    response: object<ResponseOf<'chooseWindow'>>({ visit: installationWindow }),
  },
} satisfies Partial<Contract>
