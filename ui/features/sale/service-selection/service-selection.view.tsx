import type { LineOfBusiness, Offer, OfferId } from '#core/catalog/offer.ts'
import { recurringOf } from '#core/catalog/price.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { ZERO } from '#core/shared/money.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { serviceNames } from '#ui/content/es/sale/sale-layout.ts'
import { serviceSelectionWords as words } from './es.ts'
import { money } from '#ui/content/format.ts'
import { InternetLabels, type InternetLabel } from '#ui/features/sale/shared/internet-labels.tsx'
import { ShopPage, type ShopPageProps } from '#ui/features/sale/shared/shop-page.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { small } from '#ui/theme/text.css.ts'
import type { Selection, ServiceChoice } from './service-choices.ts'
import * as css from './service-selection.css.ts'

export type ServiceSelectionViewProps = {
  readonly page: Omit<ShopPageProps, 'title' | 'scene' | 'children' | 'isEmpty'>
  readonly choices: readonly ServiceChoice[]
  readonly selection: Selection
  /** The price of the selection; null before it is known. */
  readonly quote: Quote | null
  /** The broadband label of each internet plan. */
  readonly labels: readonly InternetLabel[]
  /** Selects a plan of a line of business; null for none. */
  readonly onSelect: (line: LineOfBusiness, offerId: OfferId | null) => void
  readonly onNext: () => void
}

const NONE = 'none'

/** The price of a plan alone in its first month, before tax. One that can be ordered more than once has its list price. */
const Price = ({ plan }: { readonly plan: Offer }) => {
  const isCounted = plan.limit > 1
  return (
    <span>
      <strong>{money(isCounted ? recurringOf(plan) : monthlyPrice(plan, 1)).text}</strong>{' '}
      <span className={small}>{isCounted ? words.each : words.perMonth}</span>
    </span>
  )
}

type ServiceProps = { readonly choice: ServiceChoice } & Pick<
  ServiceSelectionViewProps,
  'selection' | 'onSelect'
>

const Service = ({ choice: { line, plans }, selection, onSelect }: ServiceProps) => (
  <ChoiceGroup
    legend={<h2>{serviceNames[line]}</h2>}
    name={`service-${line}`}
    value={selection[line] ?? NONE}
    onChange={(value) => onSelect(line, plans.find(({ id }) => id === value)?.id ?? null)}
  >
    {line === 'Internet' ? null : <ChoiceCard value={NONE} title={words.without[line]} />}
    {plans.map((plan) => (
      <ChoiceCard key={plan.id} value={plan.id} title={brandText(plan.name)} aside={<Price plan={plan} />} />
    ))}
  </ChoiceGroup>
)

/** The services of a home that is ready: a plan for each line of business, and their price together. */
export const ServiceSelectionView = ({
  page,
  choices,
  selection,
  quote,
  labels,
  onSelect,
  onNext,
}: ServiceSelectionViewProps) => (
  <ShopPage {...page} title={words.title} scene="serviceSelection" isEmpty={choices.length === 0}>
    <div className={css.services}>
      {choices.map((choice) => (
        <Service key={choice.line} choice={choice} selection={selection} onSelect={onSelect} />
      ))}
      <p className={small}>{words.note}</p>
      <div className={css.next}>
        <p className={css.total} role="status">
          {words.total(quote?.monthly.total ?? ZERO)}
        </p>
        {(quote?.later ?? []).map(({ fromMonth, monthly }) => (
          <p key={fromMonth}>{words.later(fromMonth, monthly.total)}</p>
        ))}
        <Button onClick={onNext}>{words.next}</Button>
      </div>
    </div>
    <InternetLabels title={words.labels} labels={labels} />
  </ShopPage>
)
