import { useState, type SubmitEvent } from 'react'
import { TELEPHONE_MAX } from '#core/checkout/customer.ts'
import { entryErrors, phoneWords as words } from '../phone-dialog.es.ts'
import { TextField } from '#ui/kit/field/text-field.tsx'
import type { PhoneDialogProps } from './phone-dialog.props.ts'
import * as css from './phone-dialog.css.ts'

export type OwnNumberProps = Pick<PhoneDialogProps, 'needsPin' | 'invalid' | 'onCheck'> & {
  /** The id of the form, whose button is in the foot of the dialog. */
  readonly form: string
  readonly lineId: string
}

/** Takes a number of another carrier, and for a mobile line the last day of its transfer PIN. */
export const OwnNumber = ({ form, lineId, needsPin, invalid, onCheck }: OwnNumberProps) => {
  const [number, setNumber] = useState('')
  const [pinUntil, setPinUntil] = useState('')
  const errors = entryErrors(invalid)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onCheck({ lineId, number, pinUntil })
  }
  return (
    <form id={form} className={css.form} onSubmit={submit} noValidate>
      <TextField
        label={words.number}
        hint={words.numberHint}
        name="ownNumber"
        type="tel"
        inputMode="tel"
        width="short"
        autoComplete="tel-national"
        maxLength={TELEPHONE_MAX}
        value={number}
        error={errors.number}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      {needsPin ? (
        <TextField
          label={words.pinUntil}
          hint={words.pinHint}
          name="pinUntil"
          type="date"
          width="short"
          autoComplete="off"
          value={pinUntil}
          error={errors.pinUntil}
          onChange={(event) => setPinUntil(event.currentTarget.value)}
        />
      ) : null}
    </form>
  )
}
