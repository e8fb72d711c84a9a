import { useState } from 'react'
import type { ServiceId } from '#core/portal/portal-account.ts'
import type { ServiceSummary } from '#core/ports/portal-calls.ts'
import { sum } from '#core/shared/money.ts'
import { servicesWords } from './es.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { money } from '#ui/content/format.ts'
import { Fold } from '#ui/features/portal/shared/fold.view.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { CheckCard } from '#ui/kit/choice/check-card.tsx'
import * as css from './cancel-several.css.ts'

export type CancelSeveralProps = {
  /** The services that can be cancelled online. */
  readonly services: readonly ServiceSummary[]
  readonly isBusy: boolean
  readonly onCancel: (serviceIds: readonly [ServiceId, ...ServiceId[]]) => void
}

/** Several services in one cancellation, with the sum of their prices. Renders nothing below two services. */
export const CancelSeveral = ({ services, isBusy, onCancel }: CancelSeveralProps) => {
  const [chosen, setChosen] = useState<readonly ServiceId[]>([])
  const [isMissing, setMissing] = useState(false)
  const words = servicesWords.several
  if (services.length < 2) return null
  const selected = services.filter(({ id }) => chosen.includes(id))
  const submit = (): void => {
    const [first, ...others] = selected.map(({ id }) => id)
    setMissing(first === undefined)
    if (first !== undefined) onCancel([first, ...others])
  }
  return (
    <Fold summary={words.heading}>
      <fieldset className={css.several}>
        <legend className={css.legend}>{words.legend}</legend>
        {services.map(({ id, name, monthly }) => (
          <CheckCard
            key={id}
            name={`cancel-${id}`}
            checked={chosen.includes(id)}
            onChange={(isChosen) => {
              setMissing(false)
              setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
            }}
            title={brandText(name)}
            aside={money(monthly).text}
          />
        ))}
      </fieldset>
      <div className={css.foot}>
        <p role="status">
          {selected.length === 0
            ? null
            : words.sum(selected.length, sum(selected.map(({ monthly }) => monthly)))}
        </p>
        {isMissing ? (
          <p role="alert" className={css.error}>
            {words.none}
          </p>
        ) : null}
        <Button
          variant="secondary"
          busy={isBusy}
          busyLabel={servicesWords.services.starting}
          onClick={submit}
        >
          {words.act}
        </Button>
      </div>
    </Fold>
  )
}
