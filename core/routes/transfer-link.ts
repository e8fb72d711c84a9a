import { option as O } from 'fp-ts'
import type { AddressForm } from '../address/address-form.ts'
import type { TransferCode } from '../cart/transfer-code.ts'
import { parseTransferCode } from '../cart/transfer-code.ts'
import { visitParameters } from '../query/query-parameters.ts'
import type { Query } from '../query/query.ts'
import { readParameters } from '../query/query.ts'
import { localizationHref } from './localization-link.ts'

/** Returns the link that opens an address and its cart on another device (CRT-14). */
export const transferHref = (address: AddressForm, code: TransferCode): string =>
  `${localizationHref(address)}&${visitParameters.code}=${code}`

/** Returns the code in the query of such a link; null for any other query. */
export const transferCodeIn = (query: Query): TransferCode | null =>
  O.toNullable(parseTransferCode(readParameters(visitParameters, query).code ?? ''))
