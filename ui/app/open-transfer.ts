import type { AddressForm } from '#core/address/address-form.ts'
import type { TransferCode } from '#core/cart/transfer-code.ts'
import { hasOwnOrder } from '#core/journeys/sale/sale.return.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { parseQuery } from '#core/query/query.ts'
import { transferCodeIn } from '#core/routes/transfer-link.ts'
import { prefillAddress } from './open-address.ts'

/** Opens the localization page of a link, with its address. */
export type OpenTransfer = (sale: Sale, given: AddressForm) => Promise<void>

/**
 * Opens a cart link from another device. With an order of its own, this device stays on the address page and confirms
 * the replacement; otherwise the sale starts anew with the link's address and cart (CRT-14, LOC-24).
 */
const openCode =
  (code: TransferCode, search: string): OpenTransfer =>
  async (sale, given) => {
    const visitor = (await sale.visitor?.().catch(() => undefined)) ?? null
    const { context } = sale.actor.getSnapshot()
    // The stored data are read here, because the sale may not have read them yet.
    const origin = visitor?.recall(search) ?? null
    if (hasOwnOrder({ ...context, visitor: { ...context.visitor, origin } })) {
      sale.request('address')
      return
    }
    visitor?.enterCode(code)
    sale.actor.send({ type: 'visit.reset' })
    prefillAddress(sale, given)
  }

/** Returns what opens a link with the code of another device; null for any other query. */
export const transferOf = (search: string): OpenTransfer | null => {
  const code = transferCodeIn(parseQuery(search))
  return code === null ? null : openCode(code, search)
}
