import type { FieldFailure } from '../shared/reader.ts'

/** Parts of a catalogue that contradict each other: the path (`offers[3].prices`), and the invalid value. */
export type CatalogRelationFailure = {
  readonly _tag: 'IdTwice' | 'PriceTwice' | 'OfferUnknown' | 'BeyondLineTable'
  readonly path: string
  readonly value: string
}

/** Reasons why a catalogue is refused: an invalid field, or a contradiction between fields. */
export type CatalogFailure = FieldFailure | CatalogRelationFailure
