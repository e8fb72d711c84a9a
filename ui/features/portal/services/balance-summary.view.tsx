import type { AccountOverview } from '#core/ports/portal-calls.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { subtract, ZERO } from '#core/shared/money.ts'
import { balanceSummaryWords as words } from './es.ts'
import { methodOf } from '#ui/features/portal/shared/auto-pay-method.ts'
import { money } from '#ui/content/format.ts'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import * as css from './services.css.ts'
import { handled } from '#ui/kit/button/button.tsx'

export type BalanceSummaryProps = {
  readonly overview: Pick<AccountOverview, 'account' | 'balance' | 'pastDue' | 'cycle'>
  /** Opens the balance and the bills. */
  readonly onDetails: () => void
}

const labelOf = (balance: number): string => {
  if (balance > 0) return words.owed
  return balance < 0 ? words.credit : words.clear
}

/** What is owed now, when the next bill comes, and the way to the bills. */
export const BalanceSummary = ({ overview, onDetails }: BalanceSummaryProps) => {
  const { account, balance, pastDue, cycle } = overview
  const amount = money(balance < ZERO ? subtract(ZERO, balance) : balance)
  return (
    <section
      className={pastDue > 0 ? `${css.balance} ${css.owing}` : css.balance}
      aria-labelledby="balance-summary"
    >
      <h2 id="balance-summary" className={css.balanceTitle}>
        {words.heading}
      </h2>
      <p>{labelOf(balance)}</p>
      <PriceTag {...amount} size="medium" spoken={amount.spoken} />
      {pastDue > 0 ? <p className={css.pastDue}>{words.pastDue(pastDue)}</p> : null}
      <div className={css.balanceFacts}>
        <p>{words.next(cycle.nextBillOn)}</p>
        <p>{account.isAutoPay ? words.autoPay(methodOf(account)) : words.byHand}</p>
      </div>
      <p>
        <a className={css.link} href={portalSteps.balanceDetails.path} onClick={handled(onDetails)}>
          {words.details}
        </a>
      </p>
    </section>
  )
}
