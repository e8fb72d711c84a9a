import { option as O } from 'fp-ts'
import type { AddressForm } from '../address/address-form.ts'
import type { TransferCode } from '../cart/transfer-code.ts'
import { TRANSFER_QUERY, parseTransferCode } from '../cart/transfer-code.ts'
import { localizationHref } from './localization-link.ts'

/** Returns the link that opens an address and its cart on another device (CRT-14). */
export const transferHref = (address: AddressForm, code: TransferCode): string =>
  `${localizationHref(address)}&${TRANSFER_QUERY}=${code}`

/** Returns the code in the query of such a link; null for any other query. */
export const transferCodeIn = (search: Readonly<Record<string, unknown>>): TransferCode | null => {
  const { [TRANSFER_QUERY]: typed } = search
  return typeof typed === 'string' ? O.toNullable(parseTransferCode(typed)) : null
}
