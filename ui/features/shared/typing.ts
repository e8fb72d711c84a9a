export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Reformats a field in place and leaves the caret behind the same digit as before. */
export const retype = (input: HTMLInputElement, format: (text: string) => string): void => {
  const { value, selectionStart } = input
  const written = format(value)
  if (written === value) return
  const isAtEnd = selectionStart === null || selectionStart >= value.length
  const before = digitsOf(value.slice(0, selectionStart ?? value.length)).length
  input.value = written
  if (isAtEnd) return
  const caret = Array.from(written).findIndex(
    (_, index) => digitsOf(written.slice(0, index)).length >= before,
  )
  input.setSelectionRange(caret, caret)
}

/** Returns the text of a form's field by its name, or an empty text if there is no such field. */
export const typedIn = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Returns the texts of some fields of a form. */
export const entryOf = <Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Readonly<Record<Field, string>> =>
  Object.fromEntries(fields.map((name) => [name, typedIn(form, name)])) as Record<Field, string>

/** Clears fields of a form that must not outlive the submit (S26). */
export const wipe = (form: HTMLFormElement, names: readonly string[]): void =>
  names.forEach((name) => {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = ''
  })
