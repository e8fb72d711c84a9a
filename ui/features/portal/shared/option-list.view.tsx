import { pricePeriods } from '#core/pricing/price-timeline.ts'
import type { OptionId, RetentionOption } from '#core/portal/retention-option.ts'
import { ZERO, type Cents } from '#core/shared/money.ts'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { OptionCard } from './option-card.view.tsx'
import type { NamedService } from './subscribed-services.view.tsx'
import * as css from './option-card.css.ts'

export type OptionListProps = {
  readonly options: readonly RetentionOption[]
  readonly services: readonly NamedService[]
  /** What the account pays a month now, with tax, so that the charts show what is less; null while it is unknown. */
  readonly total: Cents | null
  /** Gives the first option the primary action. */
  readonly isBestFirst: boolean
  /** The cheapest option in a year, also of those on another screen; null if several are equal. */
  readonly cheapest: OptionId | null
  readonly isBusy: boolean
  readonly onChoose: (optionId: OptionId) => void
}

const highest = (options: readonly RetentionOption[], total: Cents | null): Cents =>
  [
    total ?? ZERO,
    ...options.flatMap(({ quote }) => pricePeriods(quote).map(({ monthly }) => monthly.total)),
  ].toSorted((a, b) => b - a)[0] ?? ZERO

/** Returns the option that costs least in a year; null if several do, or there is only one. */
export const cheapestOf = (options: readonly RetentionOption[]): OptionId | null => {
  const [first, second] = options.toSorted((a, b) => b.savedInYear - a.savedInYear)
  return first === undefined || second === undefined || first.savedInYear === second.savedInYear
    ? null
    : first.id
}

/** Options with charts of one scale. */
export const OptionList = ({
  options,
  services,
  total,
  isBestFirst,
  cheapest,
  isBusy,
  onChoose,
}: OptionListProps) => (
  <div className={css.list}>
    {options.map((option, index) => (
      <OptionCard
        key={option.id}
        option={option}
        services={services}
        top={highest(options, total)}
        isBest={isBestFirst && index === 0}
        isCheapest={option.id === cheapest}
        isBusy={isBusy}
        onChoose={() => onChoose(option.id)}
      />
    ))}
  </div>
)

export type NoOptionsProps = { readonly title: string; readonly body: string }

/** Says that there is nothing to choose. */
export const NoOptions = ({ title, body }: NoOptionsProps) => (
  <div className={css.none}>
    <div className={css.drawing}>
      <LazyScene name="emptyCart" />
    </div>
    <h2>{title}</h2>
    <p>{body}</p>
  </div>
)
