import { useState } from 'react'
import type { AddressForm } from '#core/address/address-form.ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import { filterUnits } from '#core/address/suggestion.ts'
import { localizationHref } from '#core/routes/localization-link.ts'
import { outcomePageWords, unitsFound } from './es.ts'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import { formOfSuggestion } from './outcome-step.ts'
import * as css from './unit-list.css.ts'
import { handled } from '#ui/kit/button/button.tsx'

/** From this number of units on, the list has a filter. */
const FILTER_FROM = 13

export type UnitListProps = {
  readonly label: string
  readonly units: readonly AddressSuggestion[]
  /** Selects the unit by script. Null leaves it to the links. */
  readonly onPick: ((move: { readonly type: 'address'; readonly form: AddressForm }) => void) | null
}

/** The units of a building, side by side like its mailboxes. */
export const UnitList = ({ label, units, onPick }: UnitListProps) => {
  const [typed, setTyped] = useState('')
  const shown = filterUnits(units, typed)
  const canFilter = onPick !== null && units.length >= FILTER_FROM
  const take = (form: AddressForm) => handled(onPick && (() => onPick({ type: 'address', form })))
  return (
    <section aria-label={outcomePageWords.units} className={css.panel}>
      <div className={css.head}>
        <h2>{label}</h2>
        {canFilter ? (
          <TextField
            label={outcomePageWords.unitFilter}
            name="unit-filter"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        ) : null}
      </div>
      <ul className={css.boxes}>
        {shown.map((unit) => {
          const form = formOfSuggestion(unit)
          return (
            <li key={unit.secondary}>
              <a className={css.box} href={localizationHref(form)} onClick={take(form)}>
                {unit.secondary}
              </a>
            </li>
          )
        })}
      </ul>
      {shown.length === 0 ? <p>{outcomePageWords.noUnit}</p> : null}
      {canFilter ? (
        <p role="status" className={hidden}>
          {typed === '' ? '' : unitsFound(shown.length)}
        </p>
      ) : null}
    </section>
  )
}
