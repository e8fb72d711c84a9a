import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import type { ComboboxProps } from '#ui/kit/combobox/combobox.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'

let Combobox: ComponentType<ComboboxProps> | null = null

/** Fetches the code of the suggestions. Until it is loaded, or if loading fails, the field is a plain text field. */
export const loadSuggestField = async (): Promise<void> => {
  Combobox ??= (await import('#ui/kit/combobox/combobox.tsx')).Combobox
}

type Caret = { readonly start: number | null; readonly end: number | null }

const caretIn = (id: string): Caret | null => {
  const element = document.activeElement
  return element instanceof HTMLInputElement && element.id === id
    ? { start: element.selectionStart, end: element.selectionEnd }
    : null
}

/** A text field that gets suggestions once their code is loaded. Focus and caret are preserved. */
export const SuggestField = (props: ComboboxProps) => {
  const { label, name, autoComplete, hint, error, value, onValue, onBlur, maxLength, required } = props
  const id = props.id ?? `field-${name}`
  const caret = useRef<Caret | null>(null)
  const [isLoaded, setLoaded] = useState(Combobox !== null)

  useEffect(() => {
    const grow = (): void => {
      caret.current = caretIn(id)
      setLoaded(true)
    }
    loadSuggestField().then(grow, () => undefined)
  }, [id])

  useLayoutEffect(() => {
    if (!isLoaded || caret.current === null) return
    const element = document.getElementById(id)
    if (!(element instanceof HTMLInputElement)) return
    element.focus()
    element.setSelectionRange(caret.current.start, caret.current.end)
    caret.current = null
  }, [id, isLoaded])

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
