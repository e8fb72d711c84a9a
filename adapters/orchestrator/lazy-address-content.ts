import { either as E } from 'fp-ts'
import type { AddressCalls } from '#core/ports/address-calls.ts'

/** Creates the call for the texts of the address dialog. Its code loads with the first dialog. */
export const lazyAddressContent =
  (baseUrl: string): AddressCalls['addressContent'] =>
  () =>
  async () => {
    try {
      return await (await import('./address-calls.ts')).createAddressCalls(baseUrl).addressContent()()
    } catch {
      return E.left({ _tag: 'Unreachable' })
    }
  }
