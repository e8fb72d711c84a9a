import type { OfferId } from '../catalog/offer.ts'
import type { Charge } from './charge.ts'
import type { NormalizedLine } from './normalized-cart.ts'

/**
 * A change at the start of a month: a promotion or a bundle by its id, instalments, a last instalment that differs, or
 * the guarantee of a price begins, or has ended with the month before.
 */
export type LedgerEvent = {
  readonly month: number
  readonly change: 'began' | 'ended'
  readonly what: 'promotion' | 'bundle' | 'instalment' | 'lastInstalment' | 'guarantee'
  readonly offerId: OfferId
  readonly id: string | null
}

/** Returns no events for taxes and one-time charges. Any other kind of charge must define its events. */
const withoutEvents = (
  _charge: Extract<Charge, { readonly kind: 'tax' | 'oneTime' | 'oneTimeTax' }>,
): readonly LedgerEvent[] => []

/** Returns a charge's events, with those of month 1 and impossible ones. None for taxes and one-time charges. */
const eventsOf = (charge: Charge, { offer }: NormalizedLine): readonly LedgerEvent[] => {
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
    case 'instalment': {
      const { months } = charge.cause
      const last = { month: months, change: 'began', what: 'lastInstalment', offerId, id: null } as const
      const end = { month: ended, change: 'ended', what: charge.kind, offerId, id: null } as const
      if (charge.toMonth < months) return []
      return charge.fromMonth === months ? [last, end] : [end]
    }
    case 'recurring': {
      const month = charge.cause.guaranteeMonths + 1
      return [{ month, change: 'ended', what: 'guarantee', offerId, id: null }]
    }
  }
  return withoutEvents(charge)
}

/** Checks whether something ends in the month in which it begins again, and so continues. */
const isUndone = (event: LedgerEvent, by: LedgerEvent): boolean =>
  by.month === event.month && by.change !== event.change && by.what === event.what && by.id === event.id

/** Returns the changes of a line after its first month (PRC-11). */
export const lineEvents = (line: NormalizedLine, charges: readonly Charge[]): readonly LedgerEvent[] => {
  const all = charges.flatMap((charge) => eventsOf(charge, line))
  return all.filter((event) => event.month > 1 && !all.some((other) => isUndone(event, other)))
}
