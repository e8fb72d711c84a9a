import { waitFor } from 'xstate'
import { requiredAgreements } from '#core/checkout/agreement.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import type { checkoutActors } from '#core/journeys/checkout/checkout.actors.ts'
import type { CheckoutContext } from '#core/journeys/checkout/checkout.context.ts'
import type { CheckoutEvent } from '#core/journeys/checkout/checkout.events.ts'
import type { CheckoutStep } from '#core/routes/sale-step.ts'
import { ORDER_POLLS_BEFORE_MAIL } from '#core/checkout/order-poll.ts'
import { createCheckoutMachine } from '#core/journeys/checkout/checkout.machine.ts'
import { isSaved } from '#core/journeys/sale/sale.selectors.ts'
import { GIG, POD, byBank, byCard, customer, settled, typed } from '../stage/buyer.ts'
import { shown } from '../stage/stage.ts'
import { checkoutInvoked } from './checkout.invoked.ts'
import type { Journey, UserEvent, SystemEvent } from './journey.ts'

const withFreeWindow =
  (type: 'window.chosen' | 'window.confirmed'): UserEvent<CheckoutContext, CheckoutEvent>['event'] =>
  ({ windows }) => {
    const free = windows?.find(hasPlaces)
    return free === undefined ? null : { type, windowId: free.id }
  }

const userEvents: readonly UserEvent<CheckoutContext, CheckoutEvent>[] = [
  {
    name: 'installOption.chosen professional',
    event: () => ({ type: 'installOption.chosen', kind: 'professional' }),
  },
  { name: 'installOption.chosen self', event: () => ({ type: 'installOption.chosen', kind: 'self' }) },
  { name: 'customer.typed', event: () => ({ type: 'customer.typed', form: typed }) },
  {
    name: 'details.submitted',
    event: ({ agreements }) => ({
      type: 'details.submitted',
      customer,
      risk: settled,
      agreements: requiredAgreements(agreements),
    }),
  },
  {
    name: 'details.submitted again',
    event: ({ agreements }) => ({
      type: 'details.submitted',
      customer,
      risk: null,
      agreements: requiredAgreements(agreements),
    }),
  },
  { name: 'payment.submitted card', event: () => ({ type: 'payment.submitted', payment: byCard }) },
  { name: 'payment.submitted bank', event: () => ({ type: 'payment.submitted', payment: byBank }) },
  { name: 'visit.confirmed', event: () => ({ type: 'visit.confirmed' }) },
  // The page orders without a method only where none is needed.
  {
    name: 'order.confirmed',
    event: ({ payment }) => (payment === null ? null : { type: 'order.confirmed' }),
  },
  { name: 'window.chosen', event: withFreeWindow('window.chosen') },
  { name: 'window.confirmed', event: withFreeWindow('window.confirmed') },
  { name: 'price.accepted', event: () => ({ type: 'price.accepted' }) },
  { name: 'price.declined', event: () => ({ type: 'price.declined' }) },
  { name: 'retry.requested', event: () => ({ type: 'retry.requested' }) },
  { name: 'step.requested checkout', event: () => ({ type: 'step.requested', step: 'checkout' }) },
  { name: 'step.requested payment', event: () => ({ type: 'step.requested', step: 'payment' }) },
  { name: 'step.requested schedule', event: () => ({ type: 'step.requested', step: 'schedule' }) },
]

const confirmed =
  (step: CheckoutStep): SystemEvent<CheckoutContext, CheckoutEvent>['event'] =>
  (_context, { shopped }) => ({
    type: 'cart.confirmed',
    cartId: shopped.cart.id,
    step,
    preWorkReady: false,
    isMobileAlone: false,
  })

const systemEvents: readonly SystemEvent<CheckoutContext, CheckoutEvent>[] = [
  {
    name: 'cart.confirmed',
    event: confirmed('checkout'),
    act: ({ sale }) => sale.actor.send({ type: 'configuration.confirmed' }),
  },
  { name: 'cart.confirmed for payment', event: confirmed('payment') },
  { name: 'cart.confirmed for schedule', event: confirmed('schedule') },
  {
    name: 'schedule.skipped',
    event: ({ isAgreed, visit }) => (!isAgreed || visit !== null ? null : { type: 'schedule.skipped' }),
  },
  { name: 'session.closed', event: () => ({ type: 'session.closed' }) },
  {
    name: 'session.restored begun',
    event: ({ cartId }, { begun }) =>
      cartId === null ? { type: 'session.restored', snapshot: begun } : null,
  },
  {
    name: 'session.restored in doubt',
    event: ({ cartId, failure }, { doubted }) =>
      cartId === null || (failure?._tag === 'Refused' && failure.code === 'ORDER_IN_FLIGHT')
        ? { type: 'session.restored', snapshot: doubted }
        : null,
  },
  {
    name: 'session.restored ordered',
    event: (_context, { ordered }) => ({ type: 'session.restored', snapshot: ordered }),
  },
]

/** The checkout: from a configured cart to an order. */
export const checkout: Journey<CheckoutContext, CheckoutEvent, keyof ReturnType<typeof checkoutActors>> = {
  name: 'checkout',
  title: { es: 'Pedido', en: 'Order' },
  states: {
    closed: { es: 'Pedido sin empezar', en: 'Order not started' },
    loading: { es: 'Cargando el pedido', en: 'Loading the order' },
    'filling.details.idle': { es: 'Tus datos', en: 'Your details' },
    'filling.details.choosingInstall': { es: 'Cambiando la instalación', en: 'Changing the installation' },
    'filling.details.saving': { es: 'Guardando tus datos', en: 'Saving your details' },
    'filling.schedule.loadingWindows': { es: 'Buscando horarios', en: 'Loading the times' },
    'filling.schedule.choosing': { es: 'Elige un horario', en: 'Choosing a time' },
    'filling.schedule.holding': { es: 'Reservando el horario', en: 'Reserving the time' },
    'filling.schedule.confirming': {
      es: 'Reservando el horario antes del pago',
      en: 'Reserving the time before the payment',
    },
    'filling.payment.form.idle': { es: 'Pago', en: 'Payment' },
    'filling.payment.form.saving': { es: 'Guardando el pago', en: 'Saving the payment' },
    'filling.payment.hold.held': { es: 'Horario reservado', en: 'Time reserved' },
    'filling.payment.hold.renewing': { es: 'Alargando la reserva', en: 'Renewing the reservation' },
    'filling.payment.hold.unconfirmed': { es: 'Reserva sin confirmar', en: 'Reservation unconfirmed' },
    'filling.payment.hold.ending': { es: 'La reserva está por terminar', en: 'Reservation about to end' },
    'filling.payment.hold.lost.loadingWindows': {
      es: 'Reserva terminada, buscando horarios',
      en: 'Reservation ended, loading the times',
    },
    'filling.payment.hold.lost.choosing': {
      es: 'Reserva terminada, elige otro horario',
      en: 'Reservation ended, choosing another time',
    },
    'filling.payment.hold.lost.holding': {
      es: 'Reserva terminada, reservando otro horario',
      en: 'Reservation ended, reserving another time',
    },
    placing: { es: 'Enviando el pedido', en: 'Placing the order' },
    placed: { es: 'Pedido confirmado', en: 'Order placed' },
    unplaced: { es: 'Pedido sin enviar', en: 'Order not placed' },
    priceMoved: { es: 'Cambió el precio', en: 'Price changed' },
    stale: { es: 'Pedido hecho en otra pestaña', en: 'Ordered in another tab' },
    'inDoubt.waiting': { es: 'Esperando al banco', en: 'Waiting for the bank' },
    'inDoubt.asking': { es: 'Consultando el resultado del pago', en: 'Checking the result of the payment' },
    'inDoubt.unanswered': { es: 'El banco todavía no responde', en: 'No answer from the bank yet' },
    'inDoubt.outOfReach': {
      es: 'Sesión terminada, el resultado llega por correo',
      en: 'Session ended, the result comes by e-mail',
    },
  },
  withoutStory: {
    'filling.payment.hold.none': 'The payment shows nothing about a visit that is not chosen.',
  },
  machine: createCheckoutMachine,
  userEvents,
  systemEvents,
  invoked: checkoutInvoked,
  hasIndependentRegions: true,
  digest: (context) => [
    context.cartId !== null,
    context.wantedStep,
    context.windows?.some(hasPlaces),
    context.missing.length,
    context.customer !== null,
    context.riskDecision,
    context.installKind,
    context.isAgreed,
    context.payment !== null,
    context.visit !== null,
    context.hold && context.hold.lastsUntil > context.hold.endsAt,
    context.lostVisit !== null,
    context.isVisitByPhone,
    context.pending !== null && Math.min(context.polls, ORDER_POLLS_BEFORE_MAIL + 1),
    context.receipt !== null,
  ],
  setting: async (stage) => {
    const { actor } = stage.sale
    await shown(stage)
    actor.send({ type: 'plan.chosen', offerId: GIG })
    actor.send({ type: 'item.changed', offerId: POD, quantity: 1 })
    await waitFor(actor, isSaved)
  },
}
