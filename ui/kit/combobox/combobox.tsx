import { useCombobox } from 'downshift'
import {
  useState,
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react'
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

/** Keys that move the caret in the text, also while suggestions are shown. */
const CARET_KEYS: ReadonlySet<string> = new Set(['Home', 'End'])

/** Prevents the library from handling an event. */
const leaveToBrowser = (event: SyntheticEvent): void => {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
}

/**
 * A text field with suggestions. Arrow keys move through them. Enter selects the active one or, without an active one,
 * submits the form. Escape closes them, and a click on the field opens them. Its id is `field-{name}` by default.
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
  const { highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<ComboboxOption>({
    items: [...options],
    itemToString: (option) => option?.label ?? '',
    inputId: fieldId,
    inputValue: value,
    isOpen: open,
    onIsOpenChange: ({ isOpen }) => setWanted(isOpen),
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onPick(selectedItem.id)
    },
  })

  const listProps = getMenuProps(
    { 'aria-label': label, className: `${css.list} ${listClass}`.trimEnd() },
    // The list is rendered only while it is open.
    { suppressRefError: true },
  )
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const isSubmit = event.key === 'Enter' && highlightedIndex === -1
    if (isSubmit) setWanted(false)
    const isOfPage = event.key === 'Escape' && !open
    if (isSubmit || isOfPage || CARET_KEYS.has(event.key)) leaveToBrowser(event)
  }
  const blurred = (event: FocusEvent<HTMLInputElement>): void => {
    setWanted(false)
    setInUse(false)
    onBlur?.(event)
  }

  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <div className={css.anchor}>
        <input
          {...getInputProps({
            ...rest,
            ...described(fieldId, { hint, error }),
            name,
            autoComplete,
            'aria-labelledby': undefined,
            // The library also names a list and an option that are not there.
            ...(open ? {} : { 'aria-controls': undefined }),
            ...(open && highlightedIndex >= 0 ? {} : { 'aria-activedescendant': undefined }),
            className: fieldCss.input,
            onChange: (event: ChangeEvent<HTMLInputElement>) => onValue(event.currentTarget.value),
            onClick: (event: MouseEvent) => {
              if (open) leaveToBrowser(event)
            },
            onFocus: () => setInUse(true),
            onBlur: blurred,
            onKeyDown,
          })}
        />
        <span className={busy ? css.pulling : css.string} aria-hidden />
        {open ? (
          <ul {...listProps}>
            {options.map((option, index) => (
              <li key={option.id} {...getItemProps({ item: option, index, className: css.option })}>
                <Icon name={icon} />
                <span>
                  <span className={css.label}>{option.label}</span>
                  {option.detail === undefined ? null : <span className={css.detail}>{option.detail}</span>}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <output className={css.spoken}>{status}</output>
    </FieldFrame>
  )
}
