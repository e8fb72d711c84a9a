import { flushSync } from 'react-dom'

/** The focused field and the caret position in it. */
export type Caret = { readonly name: string; readonly start: number | null; readonly end: number | null }

export const fieldIn = (place: ParentNode, name: string): HTMLInputElement | null =>
  place.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** Returns the caret, or null when no field in the place has the focus. */
export const caretIn = (place: Node): Caret | null => {
  const element = document.activeElement
  if (!(element instanceof HTMLInputElement) || !place.contains(element)) return null
  return { name: element.name, start: element.selectionStart, end: element.selectionEnd }
}

/** Restores the caret in a replaced form; for radio buttons, which have none, the focus of the chosen one. */
export const putCaret = (place: ParentNode, { name, start, end }: Caret): void => {
  const chosen = place.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)
  const field = chosen ?? fieldIn(place, name)
  field?.focus({ preventScroll: true })
  if (start !== null) field?.setSelectionRange(start, end)
}

/**
 * Renders a change of a form in one task and restores the caret. Otherwise a visitor could go on to another field in
 * between, and would be taken back.
 */
export const renderWithCaret = (form: HTMLFormElement, change: () => void): void => {
  const caret = caretIn(form)
  flushSync(change)
  if (caret !== null) putCaret(form, caret)
}
