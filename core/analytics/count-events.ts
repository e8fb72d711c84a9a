import { knownVariants } from '../experiments/known-variants.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { AnalyticsEvent, EventCount } from './analytics-event.ts'

/** Returns the key under which equal events are counted: name, place and variants. */
export const eventKey = ({ name, at, variants }: AnalyticsEvent): string =>
  [name, at, variantsText(variants)].join(' ')

/** Writes the known variants of a session as one text, in a fixed order. */
export const variantsText = (variants: AnalyticsEvent['variants']): string =>
  Object.entries(knownVariants(variants))
    .map(([name, variant]) => `${name}=${variant}`)
    .join(' ')

/** Reads the variants that `variantsText` wrote. */
export const variantsIn = (text: string): AnalyticsEvent['variants'] =>
  knownVariants(Object.fromEntries(text.split(' ').map((part) => part.split('='))))

/** Adds two sets of counts of a day. The result is in the order of the keys. */
export const addCounts = (
  counts: readonly EventCount[],
  added: readonly EventCount[],
): readonly EventCount[] => {
  const sums = new Map<string, EventCount>()
  for (const one of [...counts, ...added]) {
    const key = eventKey(one)
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count)
}

/** Counts the events of one message by name, place and variants (ANL-03). */
export const countEvents = (day: PlainDate, events: readonly AnalyticsEvent[]): readonly EventCount[] =>
  addCounts(
    [],
    events.map((event) => ({ ...event, variants: knownVariants(event.variants), day, count: 1 })),
  )
