import { tradeInParameters } from '#core/query/tool-parameters.ts'
import { tradeInConditions, type TradeInCondition } from '#core/mobile/trade-in.ts'
import { tradeInCheckWords as words } from '#ui/content/es/shared/trade-in-check.ts'
import { Button } from '#ui/kit/button/button.tsx'
import * as chips from '#ui/kit/chips/chips.css.ts'
import { FieldGroup } from '#ui/kit/field/field-group.tsx'
import * as tool from '../../shared/tool.css.ts'
import { canStillMeet } from '../../shared/trade-in-answer.ts'
import * as css from './trade-in-check.css.ts'

const Question = ({ condition }: { readonly condition: TradeInCondition }) => (
  <FieldGroup name={tradeInParameters[condition]} legend={words.question[condition]} legendSize="label">
    <div className={chips.row.narrow}>
      {(['si', 'no'] as const).map((value) => (
        <label key={value} className={chips.chip}>
          <input type="radio" className={chips.input} name={tradeInParameters[condition]} value={value} />
          <span>{value === 'si' ? words.yes : words.no}</span>
        </label>
      ))}
    </div>
  </FieldGroup>
)

/** The questions about a used telephone, and the conditions behind them (MOB-12). */
export const TradeInCheckView = () => (
  <div data-tool="tradeInCheck" data-wake="view">
    <form className={tool.controls} noValidate>
      {tradeInConditions.map((condition) => (
        <Question key={condition} condition={condition} />
      ))}
      <Button type="submit">{words.calculate}</Button>
      <output className={css.answer} />
    </form>
    <ul className={css.conditions}>
      {tradeInConditions.map((condition) => (
        <li key={condition} className={css.condition} data-condition={condition}>
          <p className={css.name}>
            <span>{`${words.condition[condition]} `}</span>
            <span className={css.state} data-state-text />
          </p>
          <p>{words.about[condition]}</p>
          <p className={css.help}>{canStillMeet(condition) ? words.canBeMet : words.cannotBeMet}</p>
        </li>
      ))}
    </ul>
  </div>
)
