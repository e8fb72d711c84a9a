import type { CardEntry, CardField } from './payment.schema.ts'
import { cardFields } from './payment.schema.ts'

/** Reads the card out of its form. */
export const entryOf = (form: HTMLFormElement): CardEntry => {
  const data = new FormData(form)
  const text = (name: CardField): readonly [CardField, string] => {
    const value = data.get(name)
    return [name, typeof value === 'string' ? value : '']
  }
  return Object.fromEntries(cardFields.map(text)) as CardEntry
}

/** Empties what must not outlive the submit: number, expiry and code (S26). */
export const wipeCard = (form: HTMLFormElement): void => {
  const secrets: readonly CardField[] = ['number', 'expiry', 'cvv']
  secrets.forEach((name) => {
    const input = form.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = ''
  })
}
