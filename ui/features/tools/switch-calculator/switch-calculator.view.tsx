import { switchParameters } from '#core/query/tool-parameters.ts'
import { MAX_MOBILE_LINES } from '#core/mobile/mobile-plan.ts'
import { switchTerms } from '#core/mobile/switch-offer.ts'
import {
  type SwitchCondition,
  switchCalculatorWords as words,
} from '#ui/content/es/shared/switch-calculator.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import * as tool from '../../shared/tool.css.ts'
import { RepaymentChart } from './repayment-chart.view.tsx'
import { repaymentText } from './switch-answer.ts'
import * as css from './switch-calculator.css.ts'

const FORM = 'switch-form'

/** The month of a cancellation that the page shows first. */
const START_MONTH = 6

const conditions: readonly SwitchCondition[] = ['lines', 'phones', 'amount', 'months']

const Controls = () => (
  <form id={FORM} className={tool.controls} noValidate>
    <fieldset className={css.debts}>
      <legend className={css.legend}>{words.debts}</legend>
      <p className={css.hint}>{words.debtsHint}</p>
      {Array.from({ length: MAX_MOBILE_LINES }, (_, at) => (
        <div key={at} className={css.debt} data-debt hidden={at >= switchTerms.minLines}>
          <TextField
            id={`field-debt-${String(at + 1)}`}
            name={`${switchParameters.debt}${String(at + 1)}`}
            label={words.phone(at + 1)}
            inputMode="decimal"
            autoComplete="off"
            width="zip"
            maxLength={12}
          />
          <p className={css.paid} data-paid />
        </div>
      ))}
    </fieldset>
    <div className={css.buttons}>
      <Button type="submit">{words.calculate}</Button>
      <Button variant="secondary" className={css.add} data-add>
        {words.add}
      </Button>
    </div>
    <output className={css.answer} data-answer />
  </form>
)

const Conditions = () => (
  <ol className={css.conditions}>
    {conditions.map((condition) => (
      <li key={condition} className={css.condition}>
        <p className={css.name}>{words.condition(condition)}</p>
        <p>{words.about[condition]}</p>
        <p className={css.state} data-condition={condition} />
      </li>
    ))}
  </ol>
)

/** What the switch offer pays for a form's debts, its conditions, and repayment at cancellation (MOB-14, MOB-15). */
export const SwitchCalculatorView = () => (
  <div data-tool="switchCalculator" data-wake="view">
    <Controls />
    <h3 className={css.heading}>{words.conditions}</h3>
    <Conditions />
    <h3 className={css.heading}>{words.repayment}</h3>
    <div className={css.repayment}>
      <div>
        <div className={css.month}>
          <TextField
            name={switchParameters.month}
            form={FORM}
            label={words.month}
            type="number"
            inputMode="numeric"
            autoComplete="off"
            width="zip"
            min={0}
            max={24}
            defaultValue={START_MONTH}
          />
        </div>
        <output className={css.repaymentAnswer} data-repayment>
          {repaymentText(null, String(START_MONTH))}
        </output>
      </div>
      <RepaymentChart chosen={START_MONTH} />
    </div>
  </div>
)
