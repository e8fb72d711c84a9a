import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import { ZIP_LENGTH, zipInput } from '#core/address/address.ts'
import { CARD_NAME_MAX } from '#core/card/name-on-card.ts'
import { cvvLength, issuerOf, type Issuer } from '#core/card/issuer.ts'
import { issuerNames } from '#ui/content/es/sale/payment.ts'
import { paymentWords } from './es.ts'
import { described, FieldFrame } from '#ui/kit/field/field-frame.tsx'
import * as fieldCss from '#ui/kit/field/field.css.ts'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { autofill } from '#ui/features/shared/autofill.ts'
import { retype, digitsOf } from '#ui/features/shared/typing.ts'
import * as css from './payment.css.ts'
import type { FieldTexts } from './payment.errors.ts'
import type { CardField } from './payment.schema.ts'

/** The maximum length of a card number, in digits (CRD-02). */
const NUMBER_MAX = 19

/** Groups a card number during typing, as printed on the card: 4-6-5 for Amex, otherwise groups of four. */
export const groupNumber = (text: string): string => {
  const digits = digitsOf(text).slice(0, NUMBER_MAX)
  const groups = issuerOf(digits) === 'Amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,9})?$/ : null
  if (groups === null) return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
  return (groups.exec(digits)?.slice(1) ?? []).filter((group) => group !== undefined).join(' ')
}

/** A complete expiry as a browser autofills it, with the year first: "2031-04". */
const YEAR_FIRST = /^\s*(20\d\d)\s*[-/]\s*(\d{1,2})\s*$/

/**
 * Formats an expiry during typing or autofill: inserts the slash with the third digit, and changes "8/" to "08/" and
 * "2031-04" to "04/2031".
 */
export const slashExpiry = (text: string): string => {
  const monthFirst = text.replace(YEAR_FIRST, '$2/$1')
  const digits = digitsOf(monthFirst.replace(/^\s*(\d)\s*[-/]/, '0$1/')).slice(0, 6)
  if (digits.length > 2) return `${digits.slice(0, 2)}/${digits.slice(2)}`
  return digits.length === 2 && text.includes('/') ? `${digits}/` : digits
}

export type CardFormProps = {
  readonly formId: string
  /** The known values that need not be typed again. */
  readonly known: { readonly nameOnCard: string; readonly zipCode: string }
  readonly errors: FieldTexts<CardField>
  readonly onEdit: (name: CardField) => void
  /** Receives the form element: the card's values go to encryption and are never in a component's state. */
  readonly onSubmit: (form: HTMLFormElement) => void
}

const numberId = 'field-number'

const keep = (text: string): string => text

/** The card's fields. Uncontrolled on purpose. */
export const CardForm = ({ formId, known, errors, onEdit, onSubmit }: CardFormProps) => {
  const words = paymentWords.card
  const [issuer, setIssuer] = useState<Issuer>('Unknown')
  const bound = (name: CardField, format: (text: string) => string = keep) => ({
    name,
    autoComplete: autofill.card[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      retype(target, format)
      if (name === 'number') setIssuer(issuerOf(target.value.replaceAll(' ', '')))
      if (errors[name] !== undefined) onEdit(name)
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onSubmit(event.currentTarget)
    const number = new FormData(event.currentTarget).get('number')
    if (number === '') setIssuer('Unknown')
  }
  const { error: numberError, ...number } = bound('number', groupNumber)
  const numberWords = { hint: words.accepted, error: numberError }
  const digits = { inputMode: 'numeric', spellCheck: false } as const
  return (
    <form id={formId} className={css.panel} noValidate onSubmit={submit}>
      <div className={css.fields}>
        <div className={css.trio}>
          <FieldFrame id={numberId} label={words.number} {...numberWords}>
            <div className={css.number}>
              <input
                {...number}
                {...digits}
                {...described(numberId, numberWords)}
                id={numberId}
                className={`${fieldCss.input} ${css.digits}`}
              />
              <span role="status" className={css.mark}>
                {issuer === 'Unknown' ? <Icon name="card" /> : issuerNames[issuer]}
              </span>
            </div>
          </FieldFrame>
          <TextField
            {...bound('expiry', slashExpiry)}
            label={words.expiry}
            hint={words.expiryHint}
            inputMode="numeric"
            // "MM / YYYY": a browser truncates autofilled values to this length.
            maxLength={9}
          />
          <TextField
            {...bound('cvv')}
            {...digits}
            label={words.cvv}
            hint={words.cvvHint(cvvLength(issuer))}
            maxLength={cvvLength(issuer)}
          />
        </div>
        <div className={`${css.pair} ${css.tight}`}>
          <TextField
            {...bound('nameOnCard')}
            label={words.nameOnCard}
            defaultValue={known.nameOnCard}
            maxLength={CARD_NAME_MAX}
          />
          <TextField
            {...bound('zipCode', zipInput)}
            label={words.zipCode}
            defaultValue={known.zipCode}
            inputMode="numeric"
            maxLength={ZIP_LENGTH}
            width="zip"
          />
        </div>
      </div>
    </form>
  )
}
