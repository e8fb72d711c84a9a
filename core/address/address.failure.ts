export type StreetFailure =
  | { readonly _tag: 'StreetMissing' }
  | { readonly _tag: 'StreetStartsWithSpace' }
  | { readonly _tag: 'StreetTooLong'; readonly max: number }
  | { readonly _tag: 'StreetUnreadable' }

export type ZipFailure = { readonly _tag: 'ZipMissing' } | { readonly _tag: 'ZipMalformed' }

export type UnitFailure =
  | { readonly _tag: 'UnitTooLong'; readonly max: number }
  | { readonly _tag: 'UnitUnreadable' }

export type AddressFailure = StreetFailure | ZipFailure | UnitFailure

/** Reasons why a line is not an address: for the complete line, its street or its unit. */
export type FullAddressFailure =
  | { readonly _tag: 'FullAddressMissing' }
  | { readonly _tag: 'FullAddressTooLong'; readonly max: number }
  | { readonly _tag: 'FullAddressUnreadable' }
  | { readonly _tag: 'FullAddressIncomplete'; readonly text: string }
  | { readonly _tag: 'FullAddressTooManyParts'; readonly parts: number }
  | { readonly _tag: 'FullAddressWithoutZip'; readonly place: string }
  | StreetFailure
  | UnitFailure

/** Reasons why a look-up returns no address: no result, or no result with valid fields. */
export type LookupFailure =
  | { readonly _tag: 'NoResult' }
  | {
      readonly _tag: 'ResultMalformed'
      readonly street: StreetFailure | null
      readonly unit: UnitFailure | null
      readonly zip: ZipFailure | null
    }
