import { describe, expect, it } from 'vitest'
import { brisa } from '#adapters/brand/brisa/brand.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { sampleAccounts } from '#adapters/provider/holdings/sample-accounts.ts'
import { locationIdOf } from '#adapters/provider/network/indexed-network.ts'
import { sampleHomes, smallNetwork } from '#adapters/provider/network/small-seed.ts'
import { demoAccounts, withDemoAccounts } from '#adapters/provider/portal/demo-accounts.ts'
import type { Address } from '#core/address/address.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import { buildPortal } from '#test/builders/portal-accounts.builder.ts'

const directory = withDemoAccounts(sampleAccounts)

describe('the accounts of demonstrations', () => {
  it.each(demoAccounts)(
    '$accountId of $firstName is at a home that is not sold to a new customer',
    async ({ home }) => {
      const match = await smallNetwork().find({
        street: `${home.number} ${home.name}`,
        unit: '',
        zip: home.zip,
      } as Address)
      const { newCustomer, code } = match.kind === 'found' ? match.location.situation : home.situation
      expect(match.kind).toBe('found')
      expect(!newCustomer || code === responseCodes.activeLocation).toBe(true)
    },
  )

  it('have a home of their own each', () => {
    const homes = demoAccounts.map(({ home }) => locationIdOf(home))
    expect(new Set([...homes, locationIdOf(sampleHomes.existingCustomer)]).size).toBe(homes.length + 1)
  })

  it.each([cometa, brisa])(
    'are known to the shop of $name at their homes, with their email and plans',
    ({ catalog }) => {
      for (const { accountId, email, home, services } of demoAccounts) {
        const known = directory(locationIdOf(home), catalog.offers)
        expect(known).toMatchObject({ accountId, email, owed: '0.00' })
        const plans = new Set(
          catalog.offers.filter(({ role }) => role === 'plan').map(({ id }) => id as string),
        )
        const held = (known?.holdings ?? []).filter(({ offerId }) => plans.has(offerId))
        expect(held.length).toBeGreaterThan(0)
        expect(held.length).toBeLessThanOrEqual(services.length)
      }
      expect(directory('elsewhere', catalog.offers)).toEqual(sampleAccounts('elsewhere', catalog.offers))
    },
  )

  it('are at the same homes in the portal', async () => {
    const { signedIn } = await buildPortal()
    for (const { accountId, home } of demoAccounts) {
      const overview = await signedIn(accountId).accountSummary()()
      expect(overview).toMatchObject({
        right: { account: { place: { street: `${home.number} ${home.name}`, zip: home.zip } } },
      })
    }
  })
})
