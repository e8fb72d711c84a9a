import { useState } from 'react'
import type { OptionId } from '#core/portal/retention-option.ts'
import { pricePeriods } from '#core/pricing/price-timeline.ts'
import type { Cents } from '#core/shared/money.ts'
import { optionsWords } from '#ui/content/es/portal/retention-options.ts'
import { switchingWords as words } from '#ui/content/es/portal/switching.ts'
import { dayText } from '#ui/content/format.ts'
import { PriceOverTime } from '#ui/features/shared/price-over-time.view.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { ChipGroup } from '#ui/kit/chips/chip-group.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { RetentionFrame, type RetentionProps } from '#ui/features/portal/shared/retention-frame.view.tsx'
import { TotalsComparison } from '#ui/features/portal/shared/totals-comparison.view.tsx'
import { PlanTable, type ComparedPlan } from './plan-table.view.tsx'
import * as css from './switching.css.ts'

export type SwitchingViewProps = RetentionProps & {
  readonly present: ComparedPlan | null
  /** The smaller plans, cheapest in a year first; null while they load. */
  readonly smaller: readonly ComparedPlan[] | null
  readonly onChoose: (optionId: OptionId) => void
  readonly onOptions: () => void
}

type LedgersProps = { readonly present: ComparedPlan; readonly smaller: readonly ComparedPlan[] }

const highest = (plans: readonly ComparedPlan[]): Cents | undefined =>
  plans
    .flatMap(({ quote }) => pricePeriods(quote).map(({ monthly }) => monthly.total))
    .toSorted((a, b) => b - a)[0]

/** The present plan and one smaller plan over time, drawn at one scale, with their totals. */
const Ledgers = ({ present, smaller }: LedgersProps) => {
  const [chosen, setChosen] = useState(smaller[0]?.optionId ?? null)
  const other = smaller.find(({ optionId }) => optionId === chosen) ?? smaller[0]
  if (other === undefined) return null
  const top = highest([present, other])
  return (
    <>
      {smaller.length > 1 ? (
        <ChipGroup
          legend={words.which}
          name="compared-plan"
          value={other.optionId ?? ''}
          onChange={(value) => setChosen(value as OptionId)}
          chips={smaller.map(({ optionId, name }) => ({ value: optionId ?? '', label: name }))}
        />
      ) : null}
      <div className={css.both}>
        <PriceOverTime
          quote={present.quote}
          start={present.start}
          top={top}
          title={words.present}
          withoutSaving
        />
        <PriceOverTime quote={other.quote} start={other.start} top={top} title={other.name} withoutSaving />
      </div>
      <TotalsComparison
        present={present.quote}
        other={other.quote}
        otherName={other.name}
        start={other.start}
      />
      <p>{words.starts(dayText(other.start))}</p>
    </>
  )
}

const Content = ({ present, smaller, isBusy, onChoose }: SwitchingViewProps) => {
  if (smaller === null) return <Progress label={optionsWords.loading} fills />
  if (present === null || smaller.length === 0)
    return (
      <div className={css.none}>
        <h2>{words.none}</h2>
        <p>{words.noneBody}</p>
      </div>
    )
  return (
    <>
      <PlanTable present={present} smaller={smaller} isBusy={isBusy} onChoose={onChoose} />
      <Section heading={words.over} hint={words.overHint}>
        <Ledgers present={present} smaller={smaller} />
      </Section>
    </>
  )
}

/** The present plan next to each smaller one: speed, price now and later, and what each adds up to. */
export const SwitchingView = (props: SwitchingViewProps) => {
  const { present: _present, smaller: _smaller, onChoose: _onChoose, onOptions, ...screen } = props
  return (
    <RetentionFrame {...screen} title={words.title} lead={words.lead}>
      <Content {...props} />
      <Button variant="secondary" busy={screen.isBusy} onClick={onOptions}>
        {words.options}
      </Button>
    </RetentionFrame>
  )
}
