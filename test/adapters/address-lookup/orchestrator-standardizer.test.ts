import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { standardizerOver } from '#adapters/address-lookup/orchestrator-standardizer.ts'
import type { Address } from '#core/address/address.ts'
import { addressWithOutcome, buildProvider } from '#test/builders/provider.builder.ts'

const home = addressWithOutcome('serviceable')

describe('standardizerOver', () => {
  it('returns the spelling of the network, and null for an address that it does not know (ADR-10)', async () => {
    const { standardize } = standardizerOver(buildProvider().visitor())
    const shouted = { ...home, street: home.street.toUpperCase() } as Address
    expect(await standardize(shouted)()).toEqual(E.right(home))
    const unknown = { ...home, street: '1 Nowhere Road' } as Address
    expect(await standardize(unknown)()).toEqual(E.right(null))
  })

  it('fails with LookupUnavailable for any failure of the provider', async () => {
    for (const _tag of ['Unreachable', 'TimedOut', 'Unintelligible'] as const) {
      const { standardize } = standardizerOver({ processAddress: () => TE.left({ _tag }) })
      expect(await standardize(home)()).toEqual(E.left({ _tag: 'LookupUnavailable' }))
    }
  })
})
