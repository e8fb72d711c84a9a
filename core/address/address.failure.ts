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

/** Why a line is no address: as a whole, or for its street or unit. */
export type FullAddressFailure =
  | { readonly _tag: 'FullAddressMissing' }
  | { readonly _tag: 'FullAddressTooLong'; readonly max: number }
  | { readonly _tag: 'FullAddressUnreadable' }
  | { readonly _tag: 'FullAddressIncomplete'; readonly text: string }
  | { readonly _tag: 'FullAddressTooManyParts'; readonly parts: number }
  | { readonly _tag: 'FullAddressWithoutZip'; readonly place: string }
  | StreetFailure
  | UnitFailure
