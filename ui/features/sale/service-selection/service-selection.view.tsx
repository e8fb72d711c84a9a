import type { LineOfBusiness, Offer, OfferId } from '#core/catalog/offer.ts'
import type { Quote } from '#core/pricing/quoted.ts'
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
import type { ChoicePrice, Selection, ServiceChoice } from './service-choices.ts'
import * as css from './service-selection.css.ts'

export type ServiceSelectionViewProps = {
  readonly page: Omit<ShopPageProps, 'title' | 'scene' | 'children' | 'isEmpty'>
  readonly choices: readonly ServiceChoice[]
  readonly selection: Selection
  /** Returns the price of a plan with the rest of the selection; null before it is known. */
  readonly priceOf: (plan: Offer) => ChoicePrice | null
  /** The price of the selection; null before it is known. */
  readonly quote: Quote | null
  /** The broadband label of each internet plan. */
  readonly labels: readonly InternetLabel[]
  /** Selects a plan of a line of business; null for none. */
  readonly onSelect: (line: LineOfBusiness, offerId: OfferId | null) => void
  readonly onNext: () => void
}

const NONE = 'none'

/** The price of a plan in its first month with the rest of the selection, before tax. */
const Price = ({ price: { monthly, quantity } }: { readonly price: ChoicePrice }) => (
  <span>
    <strong>{money(monthly).text}</strong>
    <span> </span>
    <span className={small}>{words.perMonth(quantity)}</span>
  </span>
)

type ServiceProps = { readonly choice: ServiceChoice } & Pick<
  ServiceSelectionViewProps,
  'selection' | 'priceOf' | 'onSelect'
>

const Service = ({ choice: { line, plans }, selection, priceOf, onSelect }: ServiceProps) => (
  <ChoiceGroup
    legend={<h2>{serviceNames[line]}</h2>}
    name={`service-${line}`}
    value={selection[line] ?? NONE}
    onChange={(value) => onSelect(line, plans.find(({ id }) => id === value)?.id ?? null)}
  >
    {line === 'Internet' ? null : <ChoiceCard value={NONE} title={words.without[line]} />}
    {plans.map((plan) => {
      const price = priceOf(plan)
      return (
        <ChoiceCard
          key={plan.id}
          value={plan.id}
          title={brandText(plan.name)}
          aside={price && <Price price={price} />}
        />
      )
    })}
  </ChoiceGroup>
)

/** The services of a home that is ready: a plan for each line of business, and their price together. */
export const ServiceSelectionView = ({
  page,
  choices,
  selection,
  priceOf,
  quote,
  labels,
  onSelect,
  onNext,
}: ServiceSelectionViewProps) => (
  <ShopPage {...page} title={words.title} scene="serviceSelection" isEmpty={choices.length === 0}>
    <div className={css.services}>
      {choices.map((choice) => (
        <Service
          key={choice.line}
          choice={choice}
          selection={selection}
          priceOf={priceOf}
          onSelect={onSelect}
        />
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
    <InternetLabels labels={labels} />
  </ShopPage>
)
