import type { OrderStage } from '../checkout/order-stage.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addDays } from '../shared/plain-date.ts'

/** The days after which a parcel has arrived and a line is active (PTL-20). */
export const DELIVERY_DAYS = 7

/**
 * Checks whether an order is open (PTL-20): until the day after its visit, while its visit is not agreed, and for an
 * order without a visit until its parcel has arrived or its lines are active.
 */
export const isOpenOrder = (stage: OrderStage, placedOn: PlainDate, today: PlainDate): boolean => {
  switch (stage) {
    case 'visitAhead':
    case 'visitToday':
    case 'visitToAgree':
      return true
    case 'visitOver':
      return false
  }
  return today < addDays(placedOn, DELIVERY_DAYS)
}

/** Checks whether a visit of an order can be agreed online: its installation by a technician has no day (PTL-27). */
export const mayAgreeVisit = (stage: OrderStage): boolean => stage === 'visitToAgree'

/** Checks whether the visit of an order can be moved or cancelled online: it is on a later day (PTL-22). */
export const mayChangeVisit = (stage: OrderStage): boolean => stage === 'visitAhead'
