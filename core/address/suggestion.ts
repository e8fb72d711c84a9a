import { foldText } from '../shared/text.ts'
import type { AddressForm } from './address-form.ts'

/** One address of the look-up service. `secondary` names one unit; `entries` counts the units behind the street line. */
export type AddressSuggestion = {
  readonly streetLine: string
  readonly secondary: string
  readonly entries: number
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** Suggestions are asked for from this many characters on (ADR-05). */
export const SUGGEST_FROM = 2

/** Suggestions shown at most (ADR-05). */
export const MAX_SUGGESTIONS = 3

/** Pause in typing before suggestions are asked for, in ms (ADR-05). */
export const SUGGEST_DEBOUNCE_MS = 300

/** Unit options shown at most; typing narrows them. */
export const MAX_UNIT_OPTIONS = 50

export const shouldSuggest = (street: string): boolean => street.trim().length >= SUGGEST_FROM

/** The whole address on one line, as it is read. */
export const fullAddress = (suggestion: AddressSuggestion): string =>
  [suggestion.streetLine, suggestion.secondary, `${suggestion.city}, ${suggestion.state} ${suggestion.zip}`]
    .filter((part) => part !== '')
    .join(', ')

export const hasUnits = (suggestion: AddressSuggestion): boolean => suggestion.entries > 1

/** A picked street fills street and zip and clears the unit; its unit options open when it has units (ADR-06). */
export const pickSuggestion = (suggestion: AddressSuggestion): AddressForm => ({
  street: suggestion.streetLine,
  unit: '',
  zip: suggestion.zip,
})

/** Units whose text holds what was typed, without regard to case and accents (ADR-07). */
export const filterUnits = (
  units: readonly AddressSuggestion[],
  typed: string,
): readonly AddressSuggestion[] => {
  const wanted = foldText(typed)
  return units.filter((unit) => foldText(unit.secondary).includes(wanted))
}
