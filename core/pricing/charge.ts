import type { Bundle, Promotion } from '../catalog/offer.ts'
import type { OneTimePrice, PaymentPlanPrice, RecurringPrice } from '../catalog/price.ts'
import type { Cents } from '../shared/money.ts'

/** The last month of charges without a known end. */
export const NO_END_MONTH = Number.MAX_SAFE_INTEGER

type ChargeOf<Kind extends string, Cause> = {
  readonly kind: Kind
  readonly cause: Cause
  /** Cents in each of the months `fromMonth` to `toMonth`. Discounts are negative. */
  readonly amount: Cents
  readonly fromMonth: number
  readonly toMonth: number
}

/** A rule's effect on a line's price, and its months. A tax's cause is the net amount it is a share of. */
export type Charge =
  | ChargeOf<'recurring', RecurringPrice>
  | ChargeOf<'instalment', PaymentPlanPrice>
  | ChargeOf<'promotion', Promotion>
  | ChargeOf<'bundle', Bundle>
  | ChargeOf<'tax', Cents>
  | ChargeOf<'oneTime', OneTimePrice>
  | ChargeOf<'oneTimeTax', Cents>

export type ChargeKind = Charge['kind']

/** When a kind of charge is paid: monthly, or once with the first. `isTax`: a share of other charges. */
type ChargeTerms = { readonly paid: 'monthly' | 'once'; readonly isTax: boolean }

/** Terms of every kind of charge. All sums use this record; a new kind needs its entry to compile (PRC-11). */
export const chargeTerms: Readonly<Record<ChargeKind, ChargeTerms>> = {
  recurring: { paid: 'monthly', isTax: false },
  promotion: { paid: 'monthly', isTax: false },
  bundle: { paid: 'monthly', isTax: false },
  instalment: { paid: 'monthly', isTax: false },
  tax: { paid: 'monthly', isTax: true },
  oneTime: { paid: 'once', isTax: false },
  oneTimeTax: { paid: 'once', isTax: true },
}

export const chargeKinds = Object.keys(chargeTerms) as readonly ChargeKind[]

/** Receives each charge. The charges of a line arrive in order of time, each discount after the charge it reduces. */
export type Recorder = (charge: Charge) => void
