import { Combobox as AriaCombobox, ComboboxItem, ComboboxList, useComboboxStore } from '@ariakit/react/combobox'
import type { ComponentProps } from 'react'
import { described, FieldFrame, type FieldWords } from '../field/field-frame.tsx'
import * as fieldCss from '../field/field.css.ts'
import * as css from './combobox.css.ts'

export type ComboboxOption = { readonly id: string; readonly label: string; readonly detail?: string | undefined }

export type ComboboxProps = FieldWords &
  Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'required' | 'disabled' | 'onBlur' | 'autoCapitalize' | 'enterKeyHint'> & {
    readonly id?: string | undefined
    readonly name: string
    readonly value: string
    readonly onValue: (text: string) => void
    readonly options: readonly ComboboxOption[]
    readonly onPick: (id: string) => void
    readonly busy?: boolean | undefined
    /** Announced politely: how many suggestions there are. */
    readonly status: string
  }

/** Free text with suggestions. */
export const Combobox = ({ label, name, id, hint, error, value, onValue, options, onPick, busy = false, status, ...rest }: ComboboxProps) => {
  const fieldId = id ?? `field-${name}`
  const store = useComboboxStore({ value, setValue: onValue })
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <div className={css.anchor}>
        <AriaCombobox {...rest} {...described(fieldId, { hint, error })} store={store} id={fieldId} name={name} aria-busy={busy || undefined} className={fieldCss.input} />
        {options.length > 0 ? (
          <ComboboxList store={store} className={css.list} aria-label={label}>
            {options.map((option) => (
              <ComboboxItem key={option.id} value={option.label} className={css.option} onClick={() => onPick(option.id)}>
                {option.label} {option.detail}
              </ComboboxItem>
            ))}
          </ComboboxList>
        ) : null}
      </div>
      <p role="status">{status}</p>
    </FieldFrame>
  )
}

