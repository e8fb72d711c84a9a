import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { hasPlaces } from '#core/schedule/window.ts'
import type { WindowId } from '#core/schedule/window.ts'
import type { CheckoutContext } from '#core/journeys/checkout/checkout.context.ts'
import type { ReachedState } from './reached-states.ts'
import { machines } from './reached-states.ts'
import type { TestPayment } from './sample-buyer.ts'
import { paymentWith, testPaymentOf } from './sample-buyer.ts'
import type { SentEvent } from './sale-driver.ts'

const VERSION = 1

const sentSchema = z.strictObject({
  kind: z.literal('sent'),
  to: z.enum(['sale', 'localization', 'checkout', 'page', 'options', 'portal']),
  event: z.looseObject({ type: z.string() }),
})

const reachedSchema = z.strictObject({
  kind: z.literal('reached'),
  atMs: z.number(),
  machine: z.enum(machines),
  state: z.string(),
  step: z.string().nullable(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
})

const recordingSchema = z.strictObject({
  version: z.literal(VERSION),
  journey: z.string(),
  brand: z.string(),
  startedAt: z.number(),
  /** The demo login of a portal session of the embedded store. */
  login: z.string().optional(),
  entries: z.array(z.discriminatedUnion('kind', [sentSchema, reachedSchema])),
})

/** A recorded session: what was sent to which machine and which states were reached, in order. */
export type Recording = z.infer<typeof recordingSchema>
export type RecordedEntry = Recording['entries'][number]
export type RecordedEvent = z.infer<typeof sentSchema>
export type RecordedState = z.infer<typeof reachedSchema>

/** The visitor opens the page again. */
export const PAGE_RELOADED: RecordedEvent = {
  kind: 'sent',
  to: 'page',
  event: { type: 'page.reloaded' },
}

/** Returns the windows that can be chosen, in order. */
const openWindows = ({ windows }: Pick<CheckoutContext, 'windows'>): readonly { readonly id: WindowId }[] =>
  (windows ?? []).filter(hasPlaces)

/**
 * Returns an event as it is recorded. A payment is recorded as the last digits of its test number and a window as its
 * position among the free ones, so that a recording contains no card number and can be replayed on another day.
 */
export const recordedEvent = (sent: SentEvent, checkout: CheckoutContext): RecordedEvent => {
  const { to, event } = sent
  const recorded = (written: RecordedEvent['event']): RecordedEvent => ({ kind: 'sent', to, event: written })
  if (event.type === 'payment.submitted')
    return recorded({ type: event.type, payment: testPaymentOf(event.payment) })
  if (event.type === 'window.chosen') {
    const window = openWindows(checkout).findIndex(({ id }) => id === event.windowId)
    return recorded({ type: event.type, window })
  }
  return recorded(event)
}

/** Returns the event to send for a recorded one; null when its payment or its window does not exist. */
export const replayedEvent = ({ to, event }: RecordedEvent, checkout: CheckoutContext): SentEvent | null => {
  if (event.type === 'payment.submitted') {
    const payment = paymentWith(event['payment'] as TestPayment)
    return payment === null ? null : { to: 'checkout', event: { type: 'payment.submitted', payment } }
  }
  if (event.type === 'window.chosen') {
    const window = openWindows(checkout)[event['window'] as number]
    return window === undefined
      ? null
      : { to: 'checkout', event: { type: 'window.chosen', windowId: window.id } }
  }
  return { to, event } as SentEvent
}

/** Facts that differ between two runs: the dates of a visit and the number of an order. */
const VARYING = ['visit', 'order']

/** Returns what two runs of a session have in common about a state. */
export const comparableState = ({ machine, state, step, facts }: ReachedState): string => {
  const same = Object.entries(facts).filter(([name]) => !VARYING.includes(name))
  return [machine, state, step ?? '', ...same.map(([name, value]) => `${name} ${value}`)]
    .filter((text) => text !== '')
    .join(' · ')
}

export const writeRecording = (file: string, recording: Omit<Recording, 'version'>): void =>
  writeFileSync(file, `${JSON.stringify({ version: VERSION, ...recording }, null, 1)}\n`)

/** Reads a recording. Returns a sentence for a file that is missing, not JSON or not a recording. */
export const readRecording = (file: string): Recording | string => {
  try {
    const parsed = recordingSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    return `${file} is not a recording: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`
  } catch (error) {
    return error instanceof SyntaxError ? `${file} is not JSON` : `there is no file ${file}`
  }
}
