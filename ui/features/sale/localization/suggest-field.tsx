import { useEffect, useState, type ComponentType } from 'react'
import { renderWithCaret } from '#ui/features/shared/caret.ts'
import type { ComboboxProps } from '#ui/kit/combobox/combobox.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'

let Combobox: ComponentType<ComboboxProps> | null = null

/** Fetches the code of the suggestions. Until it is loaded, or if loading fails, the field is a plain text field. */
export const loadSuggestField = async (): Promise<void> => {
  Combobox ??= (await import('#ui/kit/combobox/combobox.tsx')).Combobox
}

/**
 * A text field that gets suggestions once their code is loaded. It is replaced in one task, so that focus and caret are
 * preserved, and a visitor who has gone on to another field stays there.
 */
export const SuggestField = (props: ComboboxProps) => {
  const { label, name, autoComplete, hint, error, value, onValue, onBlur, maxLength, required } = props
  const id = props.id ?? `field-${name}`
  const [isLoaded, setLoaded] = useState(Combobox !== null)

  useEffect(() => {
    const grow = (): void => {
      const form = document.getElementById(id)?.closest('form')
      if (form) renderWithCaret(form, () => setLoaded(true))
    }
    loadSuggestField().then(grow, () => undefined)
  }, [id])

  if (isLoaded && Combobox !== null) return <Combobox {...props} />
  return (
    <TextField
      id={id}
      label={label}
      name={name}
      hint={hint}
      error={error}
      value={value}
      maxLength={maxLength}
      required={required}
      autoComplete={autoComplete}
      onBlur={onBlur}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  )
}
