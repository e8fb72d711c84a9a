import { lineRule } from '../catalog/line-table.ts'
import type { LinePromotion } from '../catalog/offer.ts'
import { isLinePromotion } from '../catalog/promotion.ts'
import type { BasisPoints, Cents } from '../shared/money.ts'
import type { Charge } from './charge.ts'
import { NO_END_MONTH } from './charge.ts'

/** The inputs of a rule: cents, quantities, months, basis points, and the names of promotions, bundles and tables. */
export type Inputs = Readonly<Record<string, number | string>>

/** The rules that change an amount. */
export type ChargeRule =
  | 'CAT-02'
  | 'CAT-03'
  | 'CAT-04'
  | 'CAT-05'
  | 'CAT-06'
  | 'CAT-08'
  | 'PRC-04'
  | 'PRC-05'
  | 'PRC-06'
  | 'PRC-10'

/** Cents that a rule adds or discounts in each month `fromMonth` to `toMonth` (null: no end). */
export type Effect = {
  readonly rule: ChargeRule
  readonly kind: Charge['kind']
  readonly inputs: Inputs
  readonly effect: Cents
  readonly fromMonth: number
  readonly toMonth: number | null
}

/** The lines of the account are an input where there are any. */
const tableInputs = ({ table, linesHeld = 0 }: LinePromotion, lines: number): Inputs =>
  linesHeld === 0 ? { table, lines } : { table, lines, linesHeld }

const inputsOf = (charge: Charge, quantity: number, taxRate: BasisPoints): Inputs => {
  switch (charge.kind) {
    case 'recurring':
      return { each: charge.cause.amount, quantity }
    case 'instalment':
      return { each: charge.amount / quantity, quantity, months: charge.cause.months }
    case 'oneTime':
      return { each: charge.cause.amount, quantity }
    case 'promotion':
      return isLinePromotion(charge.cause)
        ? { promotion: charge.cause.id, ...tableInputs(charge.cause, quantity) }
        : { promotion: charge.cause.id, off: charge.cause.off, quantity, months: charge.cause.months }
    case 'bundle':
      return { bundle: charge.cause.id, off: charge.cause.off, months: charge.cause.months }
  }
  const { cause: net }: Extract<Charge, { readonly kind: 'tax' | 'oneTimeTax' }> = charge
  return { net, taxRate }
}

const rules = {
  instalment: 'CAT-04',
  oneTime: 'PRC-06',
  bundle: 'PRC-10',
  tax: 'PRC-05',
  oneTimeTax: 'PRC-05',
} as const

const ruleOf = (charge: Charge, quantity: number): ChargeRule => {
  switch (charge.kind) {
    case 'recurring':
      return charge.cause.type === 'NEW' ? 'CAT-03' : 'CAT-02'
    case 'promotion':
      return isLinePromotion(charge.cause)
        ? lineRule(charge.cause.table, (charge.cause.linesHeld ?? 0) + quantity)
        : 'PRC-04'
  }
  return rules[charge.kind]
}

/** Converts a charge to an effect of a derivation (PRC-12). */
export const effectOf = (charge: Charge, quantity: number, taxRate: BasisPoints): Effect => ({
  rule: ruleOf(charge, quantity),
  kind: charge.kind,
  inputs: inputsOf(charge, quantity, taxRate),
  effect: charge.amount,
  fromMonth: charge.fromMonth,
  toMonth: charge.toMonth === NO_END_MONTH ? null : charge.toMonth,
})
