import { fittingPlan, type SpeedPlan } from '#core/speed/fitting-plan.ts'
import {
  exampleHouseholds,
  MAX_DEVICES,
  MAX_PEOPLE,
  speedNeed,
  speedUses,
  type Household,
} from '#core/speed/speed-need.ts'
import { speedNeedWords as words } from '#ui/content/es/shared/speed-need.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { ToolTable } from '../../shared/tool-table.tsx'
import * as tool from '../../shared/tool.css.ts'
import * as css from './speed-need.css.ts'

type CountFieldProps = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly min: number
  readonly max: number
  readonly value: number
}

const CountField = ({ value, ...field }: CountFieldProps) => (
  <TextField
    {...field}
    type="number"
    inputMode="numeric"
    autoComplete="off"
    width="zip"
    defaultValue={value}
  />
)

const rowOf = (home: Household, plans: readonly SpeedPlan[]): readonly string[] => {
  const need = speedNeed(home)
  const fitting = fittingPlan(plans, need)
  return [
    words.householdText(home),
    words.speed(need),
    fitting?.isEnough === true ? fitting.plan.name : words.noPlan,
  ]
}

/** The household of an example that the form begins with. */
const START = 2

/** The speed that a household needs: a form that needs a script, and examples that do not (SPD-03, SPD-04). */
export const SpeedNeedView = ({ plans }: { readonly plans: readonly SpeedPlan[] }) => {
  const start = exampleHouseholds[START]
  return (
    <div data-tool="speedNeed" data-plans={JSON.stringify(plans)}>
      <form className={tool.controls} noValidate>
        <CountField
          name="personas"
          label={words.people}
          min={1}
          max={MAX_PEOPLE}
          value={start?.people ?? 1}
        />
        <CountField
          name="aparatos"
          label={words.devices}
          hint={words.devicesHint}
          min={0}
          max={MAX_DEVICES}
          value={start?.devices ?? 0}
        />
        <fieldset className={css.uses}>
          <legend className={css.legend}>{words.atOnce}</legend>
          {speedUses.map((use) => (
            <CountField
              key={use}
              name={use}
              label={words.uses[use]}
              min={0}
              max={MAX_PEOPLE}
              value={start?.uses[use] ?? 0}
            />
          ))}
        </fieldset>
        <Button type="submit">{words.calculate}</Button>
        <output className={css.answer} />
      </form>
      <ToolTable
        caption={words.examples}
        columns={[words.household, words.needed, words.plan]}
        rows={exampleHouseholds.map((home) => rowOf(home, plans))}
      />
    </div>
  )
}
