import type { AddressForm } from '../address/address-form.ts'
import type { TransferCode } from '../cart/transfer-code.ts'
import { TRANSFER_QUERY } from '../cart/transfer-code.ts'
import { localizationHref } from './localization-link.ts'

/** Returns the link that opens an address and its cart on another device (CRT-14). */
export const transferHref = (address: AddressForm, code: TransferCode): string =>
  `${localizationHref(address)}&${TRANSFER_QUERY}=${code}`
