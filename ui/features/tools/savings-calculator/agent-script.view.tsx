import type { SavingsOffers } from '#core/savings/savings-offers.ts'
import { laterPrices } from '#core/savings/savings-offers.ts'
import type { Savings } from '#core/savings/savings.ts'
import { savingsCalculatorWords as words } from '#ui/content/es/shared/savings-calculator.ts'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { spendOf } from './savings-result.view.tsx'

export type AgentScriptProps = { readonly result: Savings; readonly offers: SavingsOffers }

/** What an agent says about a result, in order. */
export const AgentScript = ({ result, offers }: AgentScriptProps) => {
  const { providerMonthly: price, monthly } = result
  const spend = spendOf(result)
  return (
    <Notice tone="info" title={words.script}>
      <p>{result.savingsExist ? words.said.saving(spend, price, monthly) : words.said.none(spend, price)}</p>
      {laterPrices(result, offers).map((later) => (
        <p key={later.fromMonth}>{words.said.later(later.fromMonth, later.monthly)}</p>
      ))}
      <p>{words.said.closing}</p>
    </Notice>
  )
}
