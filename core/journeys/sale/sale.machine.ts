import { assign, enqueueActions, sendTo } from 'xstate'
import { EMPTY_ADDRESS_FORM } from '../../address/address-form.ts'
import { EMPTY_CUSTOMER_FORM } from '../../checkout/customer-form.ts'
import { emptyCheckout } from '../checkout/checkout.records.ts'
import { progressOf } from '../checkout/checkout.selectors.ts'
import type { SalePorts } from './sale.actors.ts'
import type { SaleContext } from './sale.context.ts'
import { journeyState } from './journey.state.ts'
import { orderState } from './restoring.state.ts'
import {
  checkoutChanged,
  isNewlyOrderedElsewhere,
  localizationChanged,
  shoppingChanged,
} from './sale.children.ts'
import { cartState } from './sale.saving.ts'
import type { SaleInput } from './sale.setup.ts'
import { saleSetup } from './sale.setup.ts'
import { NO_SHOP } from './sale.updates.ts'
import { UNKNOWN_VISITOR } from './sale.visitor.ts'

const NO_DRAFT = { addressForm: EMPTY_ADDRESS_FORM, customerForm: EMPTY_CUSTOMER_FORM, orderKey: null }

const initialContext = ({ visit, draft }: SaleInput): SaleContext => ({
  visit,
  isReturning: draft !== null,
  visitor: UNKNOWN_VISITOR,
  wantedStep: visit.step ?? 'address',
  answer: null,
  isSessionUnused: visit.isSessionUnused ?? false,
  ...NO_SHOP,
  expiry: null,
  mobileLink:
    visit.step === 'customize' || visit.linkedSku !== undefined ? { sku: visit.linkedSku ?? null } : null,
  journeys: {
    steps: { localization: 'address', shopping: 'products', checkout: 'checkout' },
    progress: progressOf(emptyCheckout),
    order: null,
    checkoutFailure: null,
  },
  draft: draft ?? NO_DRAFT,
})

/**
 * Owns session and cart; its four journeys live as long as the sale. Region `journey`: the visitor's journey; `cart`
 * saves the wanted lines, and `order` finds an order that another tab has placed in this session.
 */
export const createSaleMachine = (ports: SalePorts) => {
  const sale = saleSetup(ports)
  return sale.createMachine({
    id: 'sale',
    type: 'parallel',
    context: ({ input }) => initialContext(input),
    invoke: [
      {
        src: 'localization',
        id: 'localization',
        systemId: 'localization',
        input: ({ context: { visit, draft } }) => ({
          channel: visit.channel,
          vParam: visit.vParam,
          campaign: visit.campaign,
          retailTransId: visit.retailTransId,
          customerStatus: visit.customerStatus,
          form: draft.addressForm,
        }),
        onSnapshot: {
          actions: enqueueActions(({ context, event, enqueue }) => {
            const next = localizationChanged(context, event.snapshot)
            enqueue.assign(next)
            if (next.draft !== context.draft && context.journeys.order !== 'placed') enqueue('persistDraft')
          }),
        },
      },
      {
        src: 'shopping',
        id: 'shopping',
        systemId: 'shopping',
        onSnapshot: {
          actions: enqueueActions(({ context, event, enqueue }) => {
            enqueue.assign(shoppingChanged(context, event.snapshot))
          }),
        },
      },
      {
        src: 'checkout',
        id: 'checkout',
        systemId: 'checkout',
        input: ({ context: { draft } }) => ({ draft }),
        onSnapshot: {
          actions: enqueueActions(({ context, event, enqueue }) => {
            const next = checkoutChanged(context, event.snapshot)
            enqueue.assign(next)
            if (next.draft !== context.draft && next.journeys.order !== 'placed') enqueue('persistDraft')
            if (isNewlyOrderedElsewhere(context.journeys, event.snapshot))
              enqueue.raise({ type: 'session.stale' })
          }),
        },
      },
      { src: 'session', id: 'session', systemId: 'session' },
      { src: 'pages', id: 'pages', systemId: 'pages' },
      { src: 'relayEvents' },
      {
        src: 'recallVisit',
        input: ({ context }) => context.visit,
        onDone: {
          actions: enqueueActions(({ context, event: { output: origin }, enqueue }) => {
            enqueue.assign({ visitor: { ...context.visitor, origin } })
            const { street, unit, zip } = context.draft.addressForm
            const form = origin?.returnAddress ?? null
            if (form !== null && `${street}${unit}${zip}` === '')
              enqueue.sendTo('localization', { type: 'form.prefilled', form })
          }),
        },
      },
      {
        src: 'findAffiliate',
        input: ({ context }) => context.visit,
        onDone: {
          actions: assign(({ context, event }) => ({
            visitor: { ...context.visitor, isAffiliateMissing: event.output.isMissing },
          })),
        },
      },
    ],
    on: {
      'session.used': { actions: 'noteUse' },
      'link.followed': { actions: assign({ mobileLink: null }) },
      // The visitor goes on without a call, which would have used a session that is about to end.
      'schedule.skipped': {
        actions: [
          sendTo('checkout', { type: 'schedule.skipped' }),
          sendTo('session', { type: 'session.extended' }),
        ],
      },
      // A session that ended by its time was open.
      'session.ended': {
        guard: 'isOutOfDoubt',
        actions: [assign({ isSessionUnused: false }), 'announceLost'],
      },
    },
    states: {
      journey: journeyState(sale),
      cart: cartState(sale),
      order: orderState(sale),
    },
  })
}
