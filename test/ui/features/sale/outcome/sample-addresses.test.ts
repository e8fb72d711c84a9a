import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sampleSuggestions } from '#adapters/address-lookup/sample-lookup.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { indexNetwork } from '#adapters/provider/network/indexed-network.ts'
import { ofCustomer } from '#adapters/provider/network/situations.ts'
import { smallSeed } from '#adapters/provider/network/small-seed.ts'
import { type AddressForm, parseAddressForm } from '#core/address/address-form.ts'
import type { Address } from '#core/address/address.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { Outcome, OutcomeKind } from '#core/localization/outcome-kind.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { offersSomething, reasonInfoOf } from '#core/localization/unavailability.ts'
import { localizationHref } from '#core/routes/localization-link.ts'
import { externalPaths } from '#core/routes/external-paths.ts'
import { outcomePaths, paths } from '#core/routes/routes.ts'
import { type Channel, channels } from '#core/session/session.ts'
import { root } from '#test/architecture/repository.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { proveInSale } from '#test/builders/account.builder.ts'
import { POD, buildProvider } from '#test/builders/provider.builder.ts'
import {
  buildSale,
  configured,
  detailed,
  localizedAt,
  ordered,
  paidWith,
  visitChosen,
} from '#test/builders/sale.builder.ts'
import { banner } from '#ui/compose/server/banner.ts'
import { outcomeWords } from '#ui/features/sale/outcome/es.ts'
import { formOfSuggestion, stepOfOutcome } from '#ui/features/sale/outcome/outcome-step.ts'

type Sample = { readonly address: AddressForm; readonly outcome: OutcomeKind }
type Resident = 'new' | 'existing'

/** The outcome of each description in the README. */
const readmeOutcomes: Readonly<Record<string, OutcomeKind>> = {
  'the offers: 500 Mbps and Gig': 'serviceable',
  'the offers, in a building': 'serviceable',
  'choose your apartment': 'multipleUnits',
  'unknown apartment': 'unitNotFound',
  'a pre-wired home; the offers': 'bundle',
  'a pre-wired home; a plan for each service': 'serviceSelection',
  'pre-sale; the offers': 'preSale',
  'a building with a bulk contract': 'bulk',
  'an existing customer': 'existingCustomer',
  'a customer in a building with a bulk contract': 'existingCustomer',
  'no service': 'notServiceable',
  'not found; the nearest known address': 'addressNotFound',
}

const readmeSamples: readonly Sample[] = (
  readFileSync(`${root}/README.md`, 'utf8').split('## Addresses to try')[1] ?? ''
)
  .split('\n')
  .flatMap((line) => {
    const [, street = '', unit = '', zip = '', leadsTo = ''] = line.split('|').map((cell) => cell.trim())
    const outcome = readmeOutcomes[leadsTo]
    return /^\d{5}$/.test(zip)
      ? [{ address: { street, unit, zip }, outcome: outcome ?? (leadsTo as never) }]
      : []
  })

const networks = {
  new: indexNetwork(smallSeed),
  existing: indexNetwork({
    ...smallSeed,
    entries: smallSeed.entries.map((entry) => ({ ...entry, situation: ofCustomer(entry.situation) })),
  }),
} as const

const unknownPlaces: readonly OutcomeKind[] = ['multipleUnits', 'unitNotFound', 'addressNotFound']

/** Outcomes that differ in another channel or for a current customer (LOC-05, LOC-13). */
const expectedAt = ({ outcome }: Sample, channel: Channel, resident: Resident): OutcomeKind => {
  const isKnown = !unknownPlaces.includes(outcome)
  if (resident === 'existing')
    return outcome === 'bulk' || outcome === 'bulkIncluded' ? 'existingCustomer' : outcome
  const staysItself = outcome === 'preSale' || outcome === 'webLead' || outcome === 'existingCustomer'
  return channel === 'etail' && isKnown && !staysItself ? 'bundle' : outcome
}

const answerOf = (sale: Sale) => {
  const { answer } = sale.actor.getSnapshot().context
  if (answer === null) throw new Error('no answer')
  return answer
}

/** Buys at the sale's address, with a visit where one is needed, and expects the receipt. */
const buy = async (sale: Sale): Promise<void> => {
  expect(sale.request('products')).toBe('products')
  const { offers } = sale.actor.getSnapshot().context
  const plans = offers?.catalog.offers.filter(
    ({ role, lineOfBusiness }) => role === 'plan' && lineOfBusiness === 'Internet',
  )
  expect(plans?.length).toBeGreaterThan(0)
  await configured(sale)
  await detailed(sale)
  await visitChosen(sale)
  paidWith(sale)
  await ordered(sale)
  expect(sale.step()).toBe('confirmation')
  expect(sale.checkout.getSnapshot().context.receipt?.orderNumber).toMatch(/^[A-Z0-9]{5}-[A-Z0-9]{5}$/)
}

/** Follows the page of the outcome, to the end. */
const follow = async (sale: Sale, outcome: Outcome, address: Address): Promise<void> => {
  const step = stepOfOutcome(outcome, address, cometa)
  const { reason, next } = outcomeWords[outcome.kind]({ brandName: cometa.name, outcome })
  const submit = async (form: AddressForm): Promise<void> => {
    const other = accepted(parseAddressForm(form))
    await localizedAt(sale, other)
    await follow(sale, outcomeOf(answerOf(sale)), other)
  }
  switch (step.kind) {
    case 'seeOffers':
      expect(reasonInfoOf(answerOf(sale))).toBeNull()
      return buy(sale)
    case 'chooseUnit': {
      const last = step.units.at(-1)
      if (last === undefined) throw new Error('no unit to choose')
      for (const unit of step.units) {
        await localizedAt(sale, accepted(parseAddressForm(formOfSuggestion(unit))))
        expect(offersSomething(answerOf(sale))).toBe(true)
      }
      return submit(formOfSuggestion(last))
    }
    case 'acceptNearby':
      return submit(formOfSuggestion(step.nearby))
    case 'call':
      expect([...Object.values(cometa.phones), cometa.business.phone]).toContainEqual(step.phone)
      expect(next).toMatch(/^Llamar/)
      expect(reason).not.toMatch(/Elige (?:un|tu) plan/)
      expect(offersSomething(answerOf(sale)) && outcome.kind !== 'bulk').toBe(false)
      return
    case 'leave': {
      const { webLead, existingCustomer } = externalPaths
      const isLead = outcome.kind === 'webLead'
      const query = localizationHref(address).slice(paths.localization.length)
      expect(step.href).toBe(isLead ? `${webLead}${query}` : existingCustomer)
      return
    }
    case 'rewrite':
      expect(sale.request('address')).toBe('address')
  }
}

const residents: readonly Resident[] = ['new', 'existing']

const rows = [...smallSeed.samples, ...readmeSamples].flatMap((sample) =>
  channels.flatMap((channel) =>
    residents.map((resident) => {
      const { street, unit } = sample.address
      return { name: `${street} ${unit}`.trim(), sample, channel, resident }
    }),
  ),
)

describe(banner, () => {
  it('prints the address of the pages outside the store if the store serves them', () => {
    const outsideOrigin = 'http://127.0.0.1:40123'
    const print = (extras = {}): string => banner(cometa.name, 'http://127.0.0.1:4173', [], extras)
    expect(print({ outsideOrigin })).toContain(outsideOrigin)
    expect(print()).not.toContain('fuera de la tienda')
  })
})

describe('the sample addresses', () => {
  it('match those that the server prints, one for each outcome', () => {
    const printed = banner(cometa.name, 'http://127.0.0.1', smallSeed.samples)
    for (const { address, outcome } of smallSeed.samples) {
      const line = printed
        .split('\n')
        .find(
          (text) =>
            text.startsWith(`  ${address.street}`) &&
            text.includes(address.zip) &&
            (address.unit === '' || text.includes(address.unit)),
        )
      expect(line?.trim().endsWith(outcomePaths[outcome])).toBe(true)
    }
  })

  it('have a known outcome for each description in the README', () => {
    expect(readmeSamples.length).toBeGreaterThan(8)
    const kinds = Object.keys(outcomePaths)
    expect(readmeSamples.filter(({ outcome }) => !kinds.includes(outcome))).toEqual([])
  })

  it.each(rows)(
    'have the stated outcome: $name, channel $channel, $resident customer',
    async ({ sample, channel, resident }) => {
      const built = buildProvider({ network: networks[resident] })
      const { sale, orchestrator } = buildSale({ built, channel })
      const address = accepted(parseAddressForm(sample.address))
      await localizedAt(sale, address)
      const outcome = outcomeOf(answerOf(sale))
      expect(outcome.kind).toBe(expectedAt(sample, channel, resident))
      const hasAccount = outcome.kind === 'existingCustomer' && outcome.hasOffers
      if (hasAccount) await proveInSale(built, sale, orchestrator)
      await follow(sale, outcome, address)
      if (hasAccount) {
        const { receipt } = sale.checkout.getSnapshot().context
        expect(receipt?.quote.pastDue).toBe(45_20)
        expect(receipt?.quote.lines.find(({ offerId }) => offerId === POD)?.quantity).toBe(2)
      }
      sale.stop()
    },
  )

  it('match the suggestions shown when the address service fails', async () => {
    for (const suggestion of sampleSuggestions)
      expect(await networks.new.streets(suggestion.streetLine)).toContainEqual(suggestion)
  })
})
