import {
  Combobox as ComboboxInput,
  ComboboxItem,
  ComboboxList,
  useComboboxStore,
} from '@ariakit/react/combobox'
import { useState, type ComponentProps, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { described, FieldFrame, type FieldWords } from '../field/field-frame.tsx'
import * as fieldCss from '../field/field.css.ts'
import { Icon } from '../icon/icon.tsx'
import * as css from './combobox.css.ts'

export type ComboboxOption = {
  readonly id: string
  readonly label: string
  readonly detail?: string | undefined
}

type InputProps =
  | 'autoCapitalize'
  | 'disabled'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'onBlur'
  | 'placeholder'
  | 'required'

export type ComboboxProps = FieldWords &
  Pick<ComponentProps<'input'>, InputProps> & {
    readonly id?: string | undefined
    readonly name: string
    /** The autocomplete token (WCAG 1.3.5). */
    readonly autoComplete: string
    readonly value: string
    readonly onValue: (text: string) => void
    readonly options: readonly ComboboxOption[]
    /** Receives the selected option. The field's text changes only through `value`. */
    readonly onPick: (id: string) => void
    /** Suggestions are being loaded. */
    readonly busy?: boolean | undefined
    /** Shows its options on mount, before the visitor types. */
    readonly defaultOpen?: boolean | undefined
    /** Announced politely: the number of suggestions. */
    readonly status: string
    readonly icon?: 'home' | 'arrow' | undefined
    /** A class of the list of suggestions, for a width of its own. By default it is as wide as the field. */
    readonly listClass?: string | undefined
  }

/**
 * A text field with suggestions. Arrow keys move through them. Enter selects the active one or, without an active one, submits the form.
 * Escape closes them. Its id is `field-{name}` by default.
 */
export const Combobox = (props: ComboboxProps) => {
  const {
    label,
    name,
    id,
    autoComplete,
    hint,
    error,
    value,
    onValue,
    options,
    onPick,
    busy = false,
    status,
    ...input
  } = props
  const { icon = 'home', defaultOpen = false, onBlur, listClass = '', ...rest } = input
  const fieldId = id ?? `field-${name}`
  const [wanted, setWanted] = useState(defaultOpen)
  const [isInUse, setInUse] = useState(false)
  // Options that arrive after the visitor has left the field would cover the content below.
  const open = wanted && isInUse && options.length > 0
  const store = useComboboxStore({ inputValue: value, setInputValue: onValue, open, setOpen: setWanted })

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape' && open) event.preventDefault()
    const leaves =
      event.key === 'Escape' || (event.key === 'Enter' && (store.getState().activeId ?? null) === null)
    if (!leaves) return
    store.hide()
    setWanted(false)
  }
  const blurred = (event: FocusEvent<HTMLInputElement>): void => {
    setWanted(false)
    setInUse(false)
    onBlur?.(event)
  }
  const pick = (option: ComboboxOption) => (): void => {
    setWanted(false)
    onPick(option.id)
  }

  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <div className={css.anchor}>
        <ComboboxInput
          {...(rest as object)}
          {...described(fieldId, { hint, error })}
          store={store}
          id={fieldId}
          name={name}
          autoComplete="list"
          // The library sets "off" here.
          render={<input autoComplete={autoComplete} />}
          onKeyDown={onKeyDown}
          onFocus={() => setInUse(true)}
          onBlur={blurred}
          className={fieldCss.input}
        />
        <span className={busy ? css.pulling : css.string} aria-hidden />
        {open ? (
          <ComboboxList
            store={store}
            alwaysVisible
            aria-label={label}
            className={`${css.list} ${listClass}`.trimEnd()}
            onMouseDown={keepFocus}
          >
            {options.map((option) => (
              <ComboboxItem key={option.id} store={store} className={css.option} onClick={pick(option)}>
                <Icon name={icon} />
                <span>
                  <span className={css.label}>{option.label}</span>
                  {option.detail === undefined ? null : <span className={css.detail}>{option.detail}</span>}
                </span>
              </ComboboxItem>
            ))}
          </ComboboxList>
        ) : null}
      </div>
      <output className={css.spoken}>{status}</output>
    </FieldFrame>
  )
}

const keepFocus = (event: MouseEvent): void => event.preventDefault()
