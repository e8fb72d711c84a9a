import type { AssistanceProgram } from '#core/localization/assistance.ts'
import { currentPrograms } from '#core/localization/assistance.ts'
import { assistanceWords as words } from '#ui/content/es/sale/assistance.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Checkbox } from '#ui/kit/checkbox/checkbox.tsx'
import { FieldError } from '#ui/kit/field/field-frame.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from './assistance.css.ts'

export type AssistanceProps = {
  /** The name of the plan, and its sentence with speed and price. */
  readonly plan: { readonly name: string; readonly about: string }
  /** The programs of the household that give a right to the plan. */
  readonly named: readonly AssistanceProgram[]
  readonly chosen: readonly AssistanceProgram[]
  /** `missing`: the button was pressed without a program. */
  readonly state: 'asking' | 'missing' | 'saving' | 'failed'
  /** The visitor came for the plan. */
  readonly isRequested: boolean
  readonly onChoose: (program: AssistanceProgram, isChosen: boolean) => void
  readonly onDeclare: () => void
  readonly onRemove: () => void
}

const FIELD = 'field-programs'

const Question = ({ plan, chosen, state, onChoose, onDeclare }: AssistanceProps) => (
  <>
    <fieldset className={css.programs}>
      <legend className={css.legend}>{words.legend}</legend>
      {currentPrograms.map((program) => (
        <Checkbox
          key={program}
          name={`programs-${program}`}
          label={words.programs[program]}
          checked={chosen.includes(program)}
          onChange={({ target }) => onChoose(program, target.checked)}
        />
      ))}
    </fieldset>
    <FieldError id={FIELD} error={state === 'missing' ? words.missing : undefined} />
    <p className={small}>{words.declaration(plan.name)}</p>
    <Button variant="secondary" busy={state === 'saving'} busyLabel={words.saving} onClick={onDeclare}>
      {words.show(plan.name)}
    </Button>
  </>
)

/** Assistance programs that give a right to a plan: closed unless the visitor came for them (CAT-12). */
export const Assistance = (props: AssistanceProps) => {
  const { plan, named, state, isRequested, onRemove } = props
  return (
    <details className={css.assistance} open={isRequested || named.length > 0}>
      <summary className={css.summary}>{words.heading}</summary>
      <div className={css.body}>
        {named.length === 0 ? (
          <>
            <p>{plan.about}</p>
            <Question {...props} />
          </>
        ) : (
          <>
            <p role="status">
              {words.named(
                plan.name,
                named.map((program) => words.programs[program]),
              )}
            </p>
            <Button variant="quiet" busy={state === 'saving'} busyLabel={words.saving} onClick={onRemove}>
              {words.remove}
            </Button>
          </>
        )}
        {state === 'failed' ? (
          <Notice tone="danger" live>
            <p>{words.failed}</p>
          </Notice>
        ) : null}
      </div>
    </details>
  )
}
