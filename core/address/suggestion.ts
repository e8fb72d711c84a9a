import { foldText } from '../shared/text.ts'
import type { AddressForm } from './address-form.ts'

/** One address of the look-up service. `secondary` is one unit; `entries` is the number of units of the street line. */
export type AddressSuggestion = {
  readonly streetLine: string
  readonly secondary: string
  readonly entries: number
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** Number of typed characters from which streets are suggested (ADR-05). */
export const SUGGEST_FROM = 2

/** Maximum number of suggestions shown (ADR-05). */
export const MAX_SUGGESTIONS = 3

/** Pause in typing before streets are suggested, in ms (ADR-05). */
export const SUGGEST_DEBOUNCE_MS = 300

/** Maximum number of unit options shown. Typing narrows them. */
export const MAX_UNIT_OPTIONS = 50

export const shouldSuggest = (street: string): boolean => street.trim().length >= SUGGEST_FROM

/** Returns the full address on one line, as displayed. */
export const fullAddress = (suggestion: AddressSuggestion): string =>
  [suggestion.streetLine, suggestion.secondary, `${suggestion.city}, ${suggestion.state} ${suggestion.zip}`]
    .filter((part) => part !== '')
    .join(', ')

export const hasUnits = (suggestion: AddressSuggestion): boolean => suggestion.entries > 1

/**
 * Returns the form of a selected street: street and zip are filled and the unit is empty. The unit options open when
 * the street has units (ADR-06).
 */
export const pickSuggestion = (suggestion: AddressSuggestion): AddressForm => ({
  street: suggestion.streetLine,
  unit: '',
  zip: suggestion.zip,
})

/** Returns the units that contain the typed text, ignoring case and accents (ADR-07). */
export const filterUnits = (
  units: readonly AddressSuggestion[],
  typed: string,
): readonly AddressSuggestion[] => {
  const wanted = foldText(typed)
  return units.filter((unit) => foldText(unit.secondary).includes(wanted))
}
