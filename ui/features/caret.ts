/** The field in use and the place of the caret in it. */
export type Caret = { readonly name: string; readonly start: number | null; readonly end: number | null }

export const fieldIn = (place: ParentNode, name: string): HTMLInputElement | null =>
  place.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** Null when no field in the place is in use. */
export const caretIn = (place: Node): Caret | null => {
  const element = document.activeElement
  if (!(element instanceof HTMLInputElement) || !place.contains(element)) return null
  return { name: element.name, start: element.selectionStart, end: element.selectionEnd }
}

/** Puts the caret back where it was, in a form that took the place of another. */
export const putCaret = (place: ParentNode, { name, start, end }: Caret): void => {
  const field = fieldIn(place, name)
  field?.focus({ preventScroll: true })
  field?.setSelectionRange(start, end)
}
