import type { ExperimentName, SessionVariants } from '../experiments/experiment.ts'
import { experimentNames } from '../experiments/experiment.ts'
import type { PlainDate } from '../shared/plain-date.ts'

const exposures = experimentNames.map((name): `${ExperimentName}.exposed` => `${name}.exposed`)

/** Every analytics event. An exposure: the visitor saw a step that an experiment changes (EXP-04). */
export const analyticsEventNames = [
  'page.viewed',
  'step.viewed',
  'address.submitted',
  'address.resolved',
  'address.failed',
  'offers.viewed',
  'offers.failed',
  'configuration.viewed',
  'cart.failed',
  'checkout.opened',
  'details.submitted',
  'payment.submitted',
  'visit.chosen',
  'visit.lost',
  'order.submitted',
  'order.delayed',
  'order.refused',
  'order.placed',
  'price.changed',
  'session.ending',
  'session.ended',
  'page.failed',
  ...exposures,
] as const

export type AnalyticsEventName = (typeof analyticsEventNames)[number]

/**
 * Something that happened in the shop: its name, the step or the public path where it happened, and the variants of the
 * session. It contains no field value, no identifier and no personal data (ANL-01).
 */
export type AnalyticsEvent = {
  readonly name: AnalyticsEventName
  readonly at: string
  readonly variants: SessionVariants
}

/** How often an event happened on a day. */
export type EventCount = AnalyticsEvent & { readonly day: PlainDate; readonly count: number }

/** The most events in one message. */
export const EVENTS_PER_MESSAGE = 50
