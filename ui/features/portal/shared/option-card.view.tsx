import type { RetentionOption } from '#core/portal/retention-option.ts'
import { pricePeriods } from '#core/pricing/price-timeline.ts'
import { subtract, ZERO, type Cents } from '#core/shared/money.ts'
import { addDays, addMonths, type PlainDate } from '#core/shared/plain-date.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { optionKindWords, optionsWords as words } from '#ui/content/es/portal/retention-options.ts'
import { calendarText, money } from '#ui/content/format.ts'
import { PriceOverTime } from '#ui/features/shared/price-over-time.view.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import type { NamedService } from './subscribed-services.view.tsx'
import * as css from './option-card.css.ts'

/** Returns the plan name of an option; the service's name where no plan is in its price, as in a pause. */
export const planNameOf = (
  { lines, quote, serviceId }: RetentionOption,
  services: readonly NamedService[],
): string => {
  const plan = quote.lines.find(({ offerId }) => offerId === lines[0].offerId)
  return brandText(plan?.name ?? services.find(({ id }) => id === serviceId)?.name ?? '')
}

export const titleOf = (option: RetentionOption, services: readonly NamedService[]): string =>
  optionKindWords[option.kind].title(planNameOf(option, services), option.months)

/** Writes what an option saves or costs in a year. */
export const yearText = (saved: Cents): string => {
  if (saved === 0) return words.noDifference
  return saved > 0 ? words.saved(money(saved).text) : words.costsMore(money(subtract(ZERO, saved)).text)
}

/** Returns the last day of an option; null for one that does not end. */
export const lastDayOf = ({ kind, startsOn, months }: RetentionOption): PlainDate | null =>
  kind === 'smallerPlan' || months === 0 ? null : addDays(addMonths(startsOn, months), -1)

/** Writes the price after the first one, with its day. */
const laterText = ({ quote, startsOn }: RetentionOption): string => {
  const next = pricePeriods(quote)[1]
  return next === undefined
    ? words.flat
    : words.later(money(next.monthly.total).text, calendarText(addMonths(startsOn, next.fromMonth - 1)))
}

export type OptionCardProps = {
  readonly option: RetentionOption
  readonly services: readonly NamedService[]
  /** The price of the highest chart on the screen in cents, so that all have one scale. */
  readonly top: Cents
  readonly isBest: boolean
  /** No other option costs less in a year. */
  readonly isCheapest: boolean
  readonly isBusy: boolean
  readonly onChoose: () => void
}

/** An option instead of a cancellation: its price now and later, what it saves in a year, and its days. */
export const OptionCard = ({
  option,
  services,
  top,
  isBest,
  isCheapest,
  isBusy,
  onChoose,
}: OptionCardProps) => {
  const { quote, startsOn, savedInYear, kind } = option
  const price = money(quote.monthly.total)
  const title = titleOf(option, services)
  const last = lastDayOf(option)
  return (
    <article className={isBest ? css.best : css.option} aria-label={title}>
      <div className={css.words}>
        {isCheapest ? <p className={css.reason}>{words.best}</p> : null}
        <h2 className={css.title}>{title}</h2>
        <p>{optionKindWords[kind].body}</p>
        <p className={css.monthly}>{words.monthly}</p>
        <PriceTag
          {...price}
          period={words.period}
          after={laterText(option)}
          timeline={quote.later.length === 0 ? 'flat' : 'steps'}
          spoken={words.spoken(price.spoken)}
        />
        <p className={savedInYear > 0 ? css.saved : css.even}>{yearText(savedInYear)}</p>
        <dl className={css.days}>
          <div>
            <dt className={css.term}>{words.begins}</dt>
            <dd className={css.date}>{calendarText(startsOn)}</dd>
          </div>
          <div>
            <dt className={css.term}>{words.ends}</dt>
            <dd className={css.date}>{last === null ? words.never : calendarText(last)}</dd>
          </div>
        </dl>
        <Button
          busy={isBusy}
          onClick={onChoose}
          variant={isBest ? 'primary' : 'secondary'}
          aria-label={`${words.choose}: ${title}`}
        >
          {words.choose}
        </Button>
      </div>
      <PriceOverTime quote={quote} start={startsOn} top={top} withoutSaving />
    </article>
  )
}
