import type { AnalyticsEventName } from './analytics-event.ts'

/** The machines of a sale whose transitions are observed. */
export type ObservedMachine = 'sale' | 'localization' | 'shopping' | 'checkout' | 'session' | 'pages'

type EventsByState = Readonly<Record<string, AnalyticsEventName>>

/**
 * The events of entering the states of each machine; entering any other state is no event. A test compares the states
 * with those of the machines (ANL-01).
 */
export const transitionEvents: Readonly<Record<ObservedMachine, EventsByState>> = {
  sale: {
    'journey.restoring.failed': 'page.failed',
    'journey.expired': 'session.ended',
    'cart.open.stuck': 'cart.failed',
  },
  localization: {
    'resolution.resolving': 'address.submitted',
    'resolution.resolved': 'address.resolved',
    'resolution.failed': 'address.failed',
  },
  shopping: {
    failed: 'offers.failed',
    'open.choosing': 'offers.viewed',
    'open.configuring': 'configuration.viewed',
  },
  checkout: {
    'filling.details.idle': 'checkout.opened',
    'filling.details.saving': 'details.submitted',
    'filling.payment.form.saving': 'payment.submitted',
    'filling.payment.hold.lost.loadingWindows': 'visit.lost',
    'filling.payment.hold.lost.holding': 'visit.chosen',
    'filling.schedule.holding': 'visit.chosen',
    'filling.schedule.confirming': 'visit.chosen',
    placing: 'order.submitted',
    'inDoubt.waiting': 'order.delayed',
    unplaced: 'order.refused',
    priceMoved: 'price.changed',
    placed: 'order.placed',
  },
  session: {
    ending: 'session.ending',
    unread: 'page.failed',
    lost: 'session.ended',
  },
  pages: {
    failed: 'page.failed',
  },
}
