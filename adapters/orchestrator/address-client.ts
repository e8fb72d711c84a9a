import { function as F, taskEither as TE } from 'fp-ts'
import type { AddressCalls } from '#core/ports/address-calls.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { createClient } from './client.ts'

type LazyCalls = Pick<AddressCalls, 'processAddress' | 'addressContent'>

/** Creates the calls about addresses that few visitors make. Their records load with the first call. */
export const createAddressClient = (baseUrl: string): LazyCalls => {
  const client = TE.tryCatch(
    async (): Promise<LazyCalls> => {
      const { addressCalls } = await import('../contract/calls/address.calls.ts')
      return createClient(addressCalls, { baseUrl })
    },
    (): OrchestratorFailure => ({ _tag: 'Unreachable' }),
  )
  return {
    processAddress: (request) =>
      F.pipe(
        client,
        TE.flatMap(({ processAddress }) => processAddress(request)),
      ),
    addressContent: () =>
      F.pipe(
        client,
        TE.flatMap(({ addressContent }) => addressContent()),
      ),
  }
}
