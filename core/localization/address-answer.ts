import type { PlainDate } from '../shared/plain-date.ts'
import type { Alternative } from './alternatives.ts'
import type { LocalizationResponse } from './localization.ts'
import type { AddressCodeMapping } from './next-move.ts'

/**
 * What the provider adds to the answer of an address for its page: the day the network is expected, other options, and
 * the mapped url. It is not stored with the session.
 */
export type AddressQualification = {
  readonly expectedOn: PlainDate | null
  readonly alternatives: readonly Alternative[]
  readonly addressResponse: { readonly addressCodeMapping: AddressCodeMapping }
}

/** The answer to an address as a sale uses it. Without the additions of the provider, the outcome alone decides. */
export type AddressAnswer = LocalizationResponse & Partial<AddressQualification>
