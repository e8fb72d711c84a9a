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
    /** What a browser may fill in (WCAG 1.3.5). */
    readonly autoComplete: string
    readonly value: string
    readonly onValue: (text: string) => void
    readonly options: readonly ComboboxOption[]
    /** The option that was picked. The field's text changes only through `value`. */
    readonly onPick: (id: string) => void
    /** Suggestions are on their way. */
    readonly busy?: boolean | undefined
    /** Shows its options as soon as it is there, without being typed into. */
    readonly defaultOpen?: boolean | undefined
    /** Announced politely: how many suggestions there are. */
    readonly status: string
    readonly icon?: 'home' | 'arrow' | undefined
  }

/**
 * Free text with suggestions. Arrows move through them, Enter takes the marked one or, with none marked, sends the
 * form; Escape closes them. Its id is `field-{name}` unless one is given.
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
  const { icon = 'home', defaultOpen = false, onBlur, ...rest } = input
  const fieldId = id ?? `field-${name}`
  const [wanted, setWanted] = useState(defaultOpen)
  const [isInUse, setInUse] = useState(false)
  // Options that come when the visitor is elsewhere by then would cover what is below.
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
          // The library writes "off" there.
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
            className={css.list}
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
