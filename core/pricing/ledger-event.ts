import type { OfferId } from '../catalog/offer.ts'
import { guaranteeOf } from '../catalog/price.ts'
import type { Charge } from './charge.ts'
import type { CountedLine } from './counted-cart.ts'

/** What begins with a month, or has ended with the one before: a promotion or a bundle by its id, instalments, the guarantee of a price. */
export type LedgerEvent = {
  readonly month: number
  readonly change: 'began' | 'ended'
  readonly what: 'promotion' | 'bundle' | 'instalment' | 'guarantee'
  readonly offerId: OfferId
  readonly id: string | null
}

/** Taxes and what is charged once; any other kind of charge has to say which events it stands for. */
const withoutEvents = (
  _charge: Extract<Charge, { readonly kind: 'tax' | 'oneTime' | 'oneTimeTax' }>,
): readonly LedgerEvent[] => []

/** The events a charge stands for, those of the first month and of no month too; taxes and what is charged once have none. */
const eventsOf = (charge: Charge, { offer, quantity }: CountedLine): readonly LedgerEvent[] => {
  const offerId = offer.id
  const ended = charge.toMonth + 1
  switch (charge.kind) {
    case 'promotion':
    case 'bundle': {
      const subject = { what: charge.kind, offerId, id: charge.cause.id }
      return [
        { month: charge.fromMonth, change: 'began', ...subject },
        { month: ended, change: 'ended', ...subject },
      ]
    }
    case 'instalment':
      return [{ month: ended, change: 'ended', what: charge.kind, offerId, id: null }]
    case 'recurring': {
      const month = guaranteeOf(charge.cause, quantity) + 1
      return [{ month, change: 'ended', what: 'guarantee', offerId, id: null }]
    }
  }
  return withoutEvents(charge)
}

/** Whether something ends in the month in which it begins again, and so goes on. */
const isUndone = (event: LedgerEvent, by: LedgerEvent): boolean =>
  by.month === event.month && by.change !== event.change && by.what === event.what && by.id === event.id

/** What changes on a line after its first month, and when (PRC-11). */
export const lineEvents = (line: CountedLine, charges: readonly Charge[]): readonly LedgerEvent[] => {
  const all = charges.flatMap((charge) => eventsOf(charge, line))
  return all.filter((event) => event.month > 1 && !all.some((other) => isUndone(event, other)))
}
