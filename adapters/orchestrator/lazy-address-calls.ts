import { either as E } from 'fp-ts'
import type { AddressCalls } from '#core/ports/address-calls.ts'
import { createClient } from './client.ts'

type LazyCall = 'processAddress' | 'addressContent'

/** Creates an address call that few visitors need. Its record loads on first use; `Unreachable` if that fails. */
export const lazyAddressCall = <Name extends LazyCall>(
  name: Name,
  options: Parameters<typeof createClient>[1],
): AddressCalls[Name] => {
  const call = (request: never) => async () => {
    try {
      const { addressCalls } = await import('../contract/calls/address.calls.ts')
      const send = createClient(addressCalls, options)[name] as (request: never) => () => Promise<unknown>
      return await send(request)()
    } catch {
      return E.left({ _tag: 'Unreachable' })
    }
  }
  return call as AddressCalls[Name]
}
