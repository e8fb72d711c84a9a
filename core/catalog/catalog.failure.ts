/**
 * The ways a catalogue is refused. `path` says where (`offers.3.prices.0.amount`), `value` what stands there as text, so that NaN,
 * infinities and negative zero can be told.
 */
export type CatalogFailure = {
  readonly _tag:
    | 'NotAnObject'
    | 'NotAList'
    | 'ListEmpty'
    | 'FieldUnknown'
    | 'KindUnknown'
    | 'NotCents'
    | 'NotAWholeNumber'
    | 'NotABoolean'
    | 'TextUnsafe'
    | 'NotADate'
    | 'IdTwice'
    | 'PriceTwice'
    | 'OfferUnknown'
    | 'BeyondLineTable'
  readonly path: string
  readonly value: string
}
