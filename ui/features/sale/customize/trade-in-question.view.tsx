import type { TradeInCondition } from '#core/mobile/trade-in.ts'
import { tradeInCheckWords } from '#ui/content/es/shared/trade-in-check.ts'
import * as chips from '#ui/kit/chips/chips.css.ts'
import { FieldGroup } from '#ui/kit/field/field-group.tsx'

export type TradeInQuestionProps = {
  readonly condition: TradeInCondition
  readonly answer: boolean | undefined
  readonly error: string | undefined
  readonly onAnswer: (answer: boolean) => void
}

/** A condition of a telephone in trade as a question with two answers (MOB-12). */
export const TradeInQuestion = ({ condition, answer, error, onAnswer }: TradeInQuestionProps) => (
  <FieldGroup
    name={`trade-in-${condition}`}
    legend={tradeInCheckWords.question[condition]}
    legendSize="label"
    error={error}
  >
    <div className={chips.row.narrow}>
      {[true, false].map((value) => (
        <label key={String(value)} className={chips.chip}>
          <input
            type="radio"
            className={chips.input}
            name={`trade-in-${condition}`}
            checked={answer === value}
            onChange={() => onAnswer(value)}
          />
          <span>{value ? tradeInCheckWords.yes : tradeInCheckWords.no}</span>
        </label>
      ))}
    </div>
  </FieldGroup>
)
