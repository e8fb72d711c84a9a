import type { BrandIdentity } from '#core/brand/brand.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { AccountOverview } from '#core/ports/portal-calls.ts'
import { cents } from '#core/shared/money.ts'
import { balanceWords as words } from './es.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { money } from '#ui/content/format.ts'
import { useHeadingFocus } from '#ui/features/shared/heading-focus.ts'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { PortalFailure } from '#ui/features/portal/shared/portal-failure.view.tsx'
import { PortalHelp } from '#ui/features/portal/shared/portal-help.view.tsx'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { AutoPay, type AutoPayProps } from './auto-pay.view.tsx'
import { BillChart } from './bill-chart.view.tsx'
import { Bills, type BillsProps } from './bills.view.tsx'
import * as css from './balance-details.css.ts'

export type BalanceDetailsViewProps = Pick<BillsProps, 'openBill' | 'onOpen'> &
  AutoPayProps & {
    readonly brand: BrandIdentity
    readonly failure: OrchestratorFailure | null
    readonly onRetry: () => void
  }

const stateOf = ({ balance, pastDue }: AccountOverview): keyof typeof words.states => {
  if (pastDue > 0) return 'pastDue'
  if (balance === 0) return 'clear'
  return balance > 0 ? 'due' : 'credit'
}

const PastDue = ({ overview, brand }: Pick<BalanceDetailsViewProps, 'overview' | 'brand'>) =>
  overview.pastDue > 0 ? (
    <Notice tone="danger" title={words.pastDue(overview.pastDue)}>
      <p>{words.pastDueBody}</p>
      <div className={css.pay}>
        <ButtonLink href={`tel:${brand.phones.service.dial}`}>{words.payBy}</ButtonLink>
        <span>{commonWords.call(brand.phones.service.shown)}</span>
      </div>
    </Notice>
  ) : null

const Balance = (props: Pick<BalanceDetailsViewProps, 'overview' | 'brand'>) => {
  const { balance, cycle } = props.overview
  const { label, note } = words.states[stateOf(props.overview)]
  const amount = money(cents(Math.abs(balance)))
  return (
    <section className={css.balance} aria-labelledby="balance">
      <h2 id="balance" className={css.label}>
        {label}
      </h2>
      <PriceTag {...amount} size="large" spoken={amount.spoken} />
      <PastDue {...props} />
      <div className={css.facts}>
        {note === '' ? null : <p>{note}</p>}
        <p className={css.next}>{words.next(cycle.nextBillOn)}</p>
        <p>{words.cycle(cycle.from, cycle.until)}</p>
      </div>
    </section>
  )
}

const NoBills = ({ cycle }: AccountOverview) => (
  <div className={css.empty}>
    <div className={css.words}>
      <h3>{words.empty.title}</h3>
      <p>{words.empty.body(cycle.nextBillOn)}</p>
    </div>
    <div className={css.emptyScene}>
      <LazyScene name="noBills" />
    </div>
  </div>
)

/** What is owed and why: the balance, the year of bills as a line, and each bill with a reason for each amount. */
export const BalanceDetailsView = (props: BalanceDetailsViewProps) => {
  const { overview, brand, openBill, failure, isBusy, onOpen, onRetry, onAutoPay } = props
  const { bills } = overview
  const heading = useHeadingFocus(failure?._tag ?? null)
  return (
    <div className={css.screen}>
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      {failure === null ? null : <PortalFailure failure={failure} brand={brand} onRetry={onRetry} />}
      <div className={css.head}>
        <Balance overview={overview} brand={brand} />
        {bills.length < 2 ? null : (
          <section className={css.year} aria-labelledby="year">
            <h2 id="year" className={css.yearTitle}>
              {words.chart.heading}
            </h2>
            <BillChart bills={bills} />
          </section>
        )}
      </div>
      <AutoPay overview={overview} isBusy={isBusy} onAutoPay={onAutoPay} />
      <Section heading={words.bills} hint={bills.length === 0 ? undefined : words.billsHint}>
        {bills.length === 0 ? (
          <NoBills {...overview} />
        ) : (
          <Bills bills={bills} openBill={openBill} onOpen={onOpen} />
        )}
      </Section>
      <PortalHelp brand={brand} />
    </div>
  )
}
