import { MAX_SUGGESTIONS, shouldSuggest } from './suggestion.ts'

/** Pause in typing before a typed address is parsed, in ms (ADR-10). */
export const ADDRESS_PARSE_DEBOUNCE_MS = 1_000

export type StreetLookup = { readonly search: string; readonly max_results: number }
export type UnitLookup = { readonly search: string; readonly selected: string }

/** Returns the request of the street look-up, or null while too few characters are typed (ADR-05). */
export const streetLookup = (street: string): StreetLookup | null =>
  shouldSuggest(street) ? { search: street.trim(), max_results: MAX_SUGGESTIONS } : null

/** Returns the unit look-up's request: the street with the typed part of the unit, and the selected street (ADR-11). */
export const unitLookup = (selectedStreet: string, typedUnit: string): UnitLookup | null =>
  shouldSuggest(selectedStreet)
    ? { search: `${selectedStreet.trim()} ${typedUnit.trim()}`.trim(), selected: selectedStreet.trim() }
    : null
