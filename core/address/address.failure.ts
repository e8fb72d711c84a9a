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
