import { decideSwitch } from '#core/mobile/switch-offer.ts'
import { type Cents, cents, sum } from '#core/shared/money.ts'
import { markClaim } from '#core/template/claim.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'

/** An invented family that brings six telephones: what each still owes, in cents. */
export const exampleDebts: readonly Cents[] = [
  cents(72_000),
  cents(64_000),
  cents(55_000),
  cents(48_000),
  cents(30_000),
  cents(18_000),
]

/** The example's debts, what the switch offer pays, and totals, as claims (MOB-14). Throws if it does not apply. */
export const switchExample = () => {
  const decided = decideSwitch(exampleDebts)
  if (decided._tag === 'Left' || !decided.right.applies) throw new Error('the example gets no switch offer')
  const { paid, total } = decided.right
  const mark = (amount: Cents): string => markClaim(shortMoney(amount), 'rule MOB-14, example')
  return {
    lines: exampleDebts.map((owed, at) => ({
      line: markClaim(String(at + 1), 'rule MOB-14, example'),
      owed: mark(owed),
      paid: mark(paid[at] ?? cents(0)),
    })),
    owed: mark(sum(exampleDebts)),
    paid: mark(total),
  }
}
