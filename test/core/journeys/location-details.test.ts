import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { loadLocationDetails } from '#core/journeys/location-details.ts'
import type { CartOptionCalls } from '#core/ports/cart-option-calls.ts'
import { answerOf, buildProvider, localizeAt } from '#test/builders/provider.builder.ts'

describe('loadLocationDetails', () => {
  it('returns the details of the place of the session (LOC-44)', async () => {
    const visitor = buildProvider().visitor()
    await localizeAt(visitor)
    const { serviceAddress } = (await answerOf(visitor.sessionInfo())).sessionInfo
    expect(
      await loadLocationDetails(() => Promise.resolve(visitor), serviceAddress.locationId),
    ).toMatchObject(E.right({ serviceAddress, dwelling: 'house', technology: 'fibre' }))
  })

  it('ends and returns the failure, also without the code of the call (specification 8: location details; LOC-44)', async () => {
    const failure = { _tag: 'ProviderBroken', requestId: 'r-1', status: 503 } as const
    const broken = { locationDetails: () => TE.left(failure) } as unknown as CartOptionCalls
    expect(await loadLocationDetails(() => Promise.resolve(broken), 'fl-33130')).toEqual(E.left(failure))
    expect(await loadLocationDetails(() => Promise.reject(new Error('offline')), 'fl-33130')).toEqual(
      E.left({ _tag: 'Unreachable' }),
    )
  })
})
