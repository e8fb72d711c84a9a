import { addressParameters } from '#core/query/query-parameters.ts'
import { useEffect, useState, type FocusEvent, type SubmitEvent } from 'react'
import type { AddressForm as Typed } from '#core/address/address-form.ts'
import { STREET_MAX, UNIT_MAX, ZIP_LENGTH } from '#core/address/address.ts'
import type { FormLayout } from '#core/address/field-message.ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import { hasUnits } from '#core/address/suggestion.ts'
import type { CarriedParameter } from '#core/affiliate/marketing-parameters.ts'
import { localizationPath } from '#core/routes/localization-link.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { localizationWords, streetStatus, unitsBehind, unitStatus } from '#ui/content/es/sale/localization.ts'
import { autofill } from '#ui/features/shared/autofill.ts'
import { useRefusalFocus } from '#ui/features/shared/refusal-focus.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import * as css from './address-form.css.ts'
import { SuggestField } from './suggest-field.tsx'

/** The error text of each invalid field. */
export type AddressFieldErrors = Partial<Record<keyof Typed, string>>

/** Whether the fields get suggestions: real ones, samples because the look-up failed, or none because it failed. */
export type SuggestionSource = 'lookup' | 'samples' | 'unavailable'

export type AddressFormProps = {
  readonly layout: FormLayout
  readonly form: Typed
  readonly streets: readonly AddressSuggestion[]
  readonly units: readonly AddressSuggestion[]
  readonly source: SuggestionSource
  readonly isLookingUp: boolean
  readonly isResolving: boolean
  readonly errors: AddressFieldErrors
  /** The number of submits with errors. Each one focuses the first invalid field. */
  readonly refusals: number
  /** Marketing parameters that the form sends with the address. */
  readonly carried: readonly CarriedParameter[]
  readonly onStreet: (text: string) => void
  readonly onUnit: (text: string) => void
  readonly onZip: (text: string) => void
  readonly onPickStreet: (suggestion: AddressSuggestion) => void
  readonly onPickUnit: (suggestion: AddressSuggestion) => void
  /** The visitor has gone from this field to another one. */
  readonly onTouch: (field: keyof Typed) => void
  readonly onSubmit: () => void
}

const sourceHint = (source: Exclude<SuggestionSource, 'lookup'>): string =>
  source === 'samples' ? localizationWords.samplesShown : localizationWords.suggestionsFailed

const keyOf = ({ streetLine, secondary, zip }: AddressSuggestion): string =>
  [streetLine, secondary, zip].join('|')

const streetOption = (suggestion: AddressSuggestion) => {
  const { streetLine, city, state, zip, entries } = suggestion
  const units = hasUnits(suggestion) ? ` · ${unitsBehind(entries)}` : ''
  return { id: keyOf(suggestion), label: streetLine, detail: `${city}, ${state} ${zip}${units}` }
}

const unitOption = (suggestion: AddressSuggestion) => ({
  id: keyOf(suggestion),
  label: suggestion.secondary,
})

const pickFrom =
  (options: readonly AddressSuggestion[], onPick: (suggestion: AddressSuggestion) => void) =>
  (id: string): void => {
    const picked = options.find((option) => keyOf(option) === id)
    if (picked !== undefined) onPick(picked)
  }

/** Street, unit and zip. A plain GET form to the localization page that works without script. Script enhances it. */
export const AddressForm = (props: AddressFormProps) => {
  const { layout, form, streets, units, source, isLookingUp, isResolving, errors, refusals } = props
  const element = useRefusalFocus(refusals)
  const [unitRounds, setUnitRounds] = useState(0)

  // The browser's own messages are for visitors without script. With script, the form shows its own.
  useEffect(() => element.current?.setAttribute('novalidate', ''), [element])
  useEffect(() => {
    if (unitRounds > 0)
      element.current?.querySelector<HTMLElement>(`[name="${addressParameters.unit}"]`)?.focus()
  }, [element, unitRounds])

  const pickStreet = (suggestion: AddressSuggestion): void => {
    props.onPickStreet(suggestion)
    if (hasUnits(suggestion)) setUnitRounds((rounds) => rounds + 1)
  }
  const isBar = layout === 'bar' || layout === 'borderlessBar'
  const hint = source === 'lookup' ? null : sourceHint(source)
  // A dialog opens above the form of its page. The ids of both have to differ.
  const idOf = (name: string): string => `${layout === 'modal' ? 'dialog' : 'field'}-${name}`
  // A message that appears on the way from a field to the button would move the button away from the pointer.
  const leave =
    (field: keyof Typed) =>
    ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLInputElement && element.current?.contains(relatedTarget) === true)
        props.onTouch(field)
    }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    props.onSubmit()
  }

  return (
    <form
      ref={element}
      action={localizationPath}
      method="get"
      onSubmit={submit}
      aria-label={localizationWords.form}
      className={css.form[layout]}
    >
      {props.carried.map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <div className={css.street[layout]}>
        <SuggestField
          id={idOf(addressParameters.street)}
          label={localizationWords.street}
          hint={hint ?? (isBar ? undefined : localizationWords.streetHint)}
          listClass={css.streetList}
          name={addressParameters.street}
          autoComplete={autofill.address.street}
          value={form.street}
          // Text that was typed before the suggestions loaded gets its options without another key press.
          defaultOpen={form.street !== ''}
          error={errors.street}
          maxLength={STREET_MAX}
          required
          busy={isLookingUp}
          options={streets.map(streetOption)}
          status={hint ?? streetStatus(streets.length)}
          onBlur={leave('street')}
          onValue={props.onStreet}
          onPick={pickFrom(streets, pickStreet)}
        />
      </div>
      <div className={css.unit}>
        <SuggestField
          key={unitRounds}
          id={idOf(addressParameters.unit)}
          listClass={css.unitList[layout]}
          defaultOpen={unitRounds > 0}
          label={localizationWords.unit}
          name={addressParameters.unit}
          autoComplete={autofill.address.unit}
          value={form.unit}
          error={errors.unit}
          maxLength={UNIT_MAX}
          options={units.map(unitOption)}
          status={unitStatus(units.length)}
          onBlur={leave('unit')}
          onValue={props.onUnit}
          onPick={pickFrom(units, props.onPickUnit)}
        />
      </div>
      <div className={css.zip}>
        <TextField
          id={idOf(addressParameters.zip)}
          label={localizationWords.zip}
          name={addressParameters.zip}
          width="short"
          inputMode="numeric"
          autoComplete={autofill.address.zip}
          maxLength={ZIP_LENGTH}
          pattern={`[0-9]{${ZIP_LENGTH}}`}
          required
          value={form.zip}
          error={errors.zip}
          onBlur={leave('zip')}
          onChange={(event) => props.onZip(event.currentTarget.value)}
        />
      </div>
      <div className={css.send[layout]}>
        <Button type="submit" busy={isResolving} busyLabel={commonWords.loading} wide>
          {localizationWords.submit}
        </Button>
      </div>
    </form>
  )
}
