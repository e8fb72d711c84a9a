import { MAX_SUGGESTIONS, shouldSuggest } from './suggestion.ts'
import type { FormLayout } from './field-message.ts'

/** Pause in typing before a written address is taken apart, in ms (ADR-10). */
export const ADDRESS_PARSE_DEBOUNCE_MS = 1_000

/** Widths of the option lists, in px: of the street and of the unit, by layout (ADR-09). */
export const STREET_PANEL_PX = 400
export const unitPanelPx: Record<FormLayout, number> = {
  page: 175,
  modal: 175,
  bar: 160,
  borderlessBar: 160,
}

/** Width up to which the dialog is a sheet at the bottom, and its width above, in px (ADR-09). */
export const SHEET_UP_TO_PX = 768
export const DIALOG_PX = 660

/** How the dialog of the form is shown at a width of the window, in px (ADR-09). */
export const modalShape = (
  windowPx: number,
): { readonly shape: 'bottomSheet' } | { readonly shape: 'dialog'; readonly widthPx: number } =>
  windowPx <= SHEET_UP_TO_PX ? { shape: 'bottomSheet' } : { shape: 'dialog', widthPx: DIALOG_PX }

export type StreetLookup = { readonly search: string; readonly max_results: number }
export type UnitLookup = { readonly search: string; readonly selected: string }

/** What the look-up of streets is asked, or null while too little is typed (ADR-05). */
export const streetLookup = (street: string): StreetLookup | null =>
  shouldSuggest(street) ? { search: street.trim(), max_results: MAX_SUGGESTIONS } : null

/** What the look-up of units is asked: the street with the unit as far as it is typed, and the street that was picked (ADR-11). */
export const unitLookup = (pickedStreet: string, typedUnit: string): UnitLookup | null =>
  shouldSuggest(pickedStreet)
    ? { search: `${pickedStreet.trim()} ${typedUnit.trim()}`.trim(), selected: pickedStreet.trim() }
    : null
