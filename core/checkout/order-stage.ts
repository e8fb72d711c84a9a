import type { PlainDate } from '../shared/plain-date.ts'
import type { OrderReceipt } from './order.ts'

/** What comes next of a placed order. */
export const orderStages = [
  'visitAhead',
  'visitToday',
  'visitOver',
  'visitToAgree',
  'parcelUnderWay',
] as const
export type OrderStage = (typeof orderStages)[number]

/**
 * What comes next of an order on a day at its address: its visit by the day of it; a call, where a technician installs and no window
 * was left; else the parcel of whoever installs alone (MSG-03).
 */
export const orderStage = (
  { installKind, visit }: Pick<OrderReceipt, 'installKind' | 'visit'>,
  today: PlainDate,
): OrderStage => {
  if (installKind === 'self') return 'parcelUnderWay'
  if (visit === null) return 'visitToAgree'
  if (visit.date === today) return 'visitToday'
  return visit.date > today ? 'visitAhead' : 'visitOver'
}
