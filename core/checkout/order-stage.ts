import type { PlainDate } from '../shared/plain-date.ts'
import type { OrderReceipt } from './order.ts'

/** The next stage of a placed order. */
export const orderStages = [
  'visitAhead',
  'visitToday',
  'visitOver',
  'visitToAgree',
  'parcelUnderWay',
  'linesUnderWay',
] as const
export type OrderStage = (typeof orderStages)[number]

/**
 * Returns an order's next stage on a day at its address: visit by date; a call, if a technician installs and no window
 * was available; the parcel of a self-installation; otherwise the activation of mobile lines alone (MSG-03).
 */
export const orderStage = (
  { installKind, visit }: Pick<OrderReceipt, 'installKind' | 'visit'>,
  today: PlainDate,
): OrderStage => {
  if (installKind === 'none') return 'linesUnderWay'
  if (installKind === 'self') return 'parcelUnderWay'
  if (visit === null) return 'visitToAgree'
  if (visit.date === today) return 'visitToday'
  return visit.date > today ? 'visitAhead' : 'visitOver'
}
