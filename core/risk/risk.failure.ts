import type { NumberedIdentification } from './identification-type.ts'

export type IdentificationFailure =
  | { readonly _tag: 'IdentificationMissing' }
  | { readonly _tag: 'IdentificationInvalid'; readonly type: NumberedIdentification }
