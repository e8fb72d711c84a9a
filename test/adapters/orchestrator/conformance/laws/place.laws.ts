import { either as E } from 'fp-ts'
import { expect } from 'vitest'
import { smallNetwork } from '#adapters/provider/network/small-seed.ts'
import type { Address, Street, Unit, Zip } from '#core/address/address.ts'
import { type OfferId, offersOfRole } from '#core/catalog/offer.ts'
import { addressDialog } from '#core/localization/address-content.ts'
import type { LocalizationAnswer } from '#core/ports/address-answers.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { messageKeyOf, offersSomething, reasonCodes } from '#core/localization/unavailability.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { monthlyPrice } from '#core/pricing/quote.ts'
import { outcomePaths } from '#core/routes/routes.ts'
import { SESSION_ABSOLUTE_MS } from '#core/session/session.ts'
import { addressWithOutcome, answerOf, localizeAt, refusalOf } from '#test/builders/provider.builder.ts'
import type { Laws } from '../harness.ts'

const ASSIST = 'internet-assist' as OfferId

const outcomes = smallNetwork()
  .samples()
  .map(({ outcome }) => outcome)

const placeless: readonly OutcomeKind[] = ['multipleUnits', 'unitNotFound', 'addressNotFound']
const placed = outcomes.filter((kind) => !placeless.includes(kind))

const written = (street: string, zip: string, unit = ''): Address => ({
  street: street as Street,
  unit: unit as Unit,
  zip: zip as Zip,
})

const asked = (address: Address) => ({ channel: 'dotcom' as const, address })

const localized = (visitor: Orchestrator, kind: OutcomeKind): Promise<LocalizationAnswer> =>
  answerOf(visitor.localize({ ...asked(addressWithOutcome(kind)), returnNearbyMatch: true }))

/** Spellings of a home that differ from the network's, and the network's. */
const respelled = [
  [written('742 magnolia st', '33130'), written('742 Magnolia Street', '33130')],
  [written('742 Magnolia Street', '33130', 'Apt 3'), written('742 Magnolia Street', '33130')],
  [written('900 Main Street Apt 4B', '77002'), written('900 Main Street', '77002', 'Apt 4B')],
  [written('900 Main Street', '77002', '#4-b'), written('900 Main Street', '77002', 'Apt 4B')],
  [written('120 Las Flores Ave', '33130'), null],
] as const

const answers: Laws = {
  'returns a reason with an alternative or a phone number exactly when nothing is offered (LOC-29 to LOC-31)':
    async ({ visitor }) => {
      for (const kind of outcomes)
        for (const answer of [
          await localized(visitor(), kind),
          await answerOf(visitor().serviceabilityCheck(asked(addressWithOutcome(kind)))),
          await answerOf(visitor().expressAddress(asked(addressWithOutcome(kind)))),
        ]) {
          expect([kind, answer.reasonInfo === null]).toEqual([kind, offersSomething(answer)])
          const ways = answer.alternatives.length + answer.phoneNumbers.length
          if (answer.reasonInfo !== null) expect([kind, ways > 0]).toEqual([kind, true])
        }
    },
  'maps each response to the page of its outcome, and preserves previous data while an address is incomplete (LOC-32)':
    async ({ visitor }) => {
      for (const kind of outcomes) {
        const { addressResponse, ...answer } = await localized(visitor(), kind)
        expect(addressResponse).toEqual({
          addressCodeMapping: {
            url: outcomePaths[outcomeOf(answer).kind],
            shouldClearPreviousData: !placeless.includes(kind),
          },
          bulkAddressData: answer.bulkAddressData,
        })
      }
    },
  'guarantees a certain response for the maximum session duration, and no other (LOC-27, LOC-28)': async ({
    visitor,
    clock,
  }) => {
    for (const kind of outcomes) {
      const { confidence, validUntil } = await localized(visitor(), kind)
      const isSure = !placeless.includes(kind) && kind !== 'preSale'
      expect([kind, confidence === 'high']).toEqual([kind, isSure])
      expect([kind, validUntil]).toEqual([kind, isSure ? clock.now() + SESSION_ABSOLUTE_MS : undefined])
    }
    const { expectedOn } = await localized(visitor(), 'preSale')
    expect(expectedOn).not.toBeNull()
    const house = { ...asked(addressWithOutcome('serviceable')), returnNearbyMatch: false }
    const doubted = await answerOf(visitor().localize({ ...house, isMultipleAptUnit: true }))
    expect(doubted.confidence).toBe('medium')
  },
  'returns the plans of an address only on request': async ({ visitor }) => {
    for (const kind of outcomes) {
      const anyone = visitor()
      const request = { ...asked(addressWithOutcome(kind)), returnNearbyMatch: false }
      const { offers } = await answerOf(anyone.localize({ ...request, fetchOffers: true }))
      const sold = await anyone.getOffers({ featuredOffersOnly: false })()
      const catalog = E.isRight(sold) ? sold.right.catalog : null
      const plans = offersOfRole(catalog?.offers ?? [], 'plan')
      expect([kind, offers]).toEqual([kind, plans.length > 0 ? { ...catalog, offers: plans } : null])
      expect((await answerOf(visitor().localize(request))).offers).toBeNull()
    }
  },
  'returns the installation type and the affiliate of the visit (LOC-33, LOC-36)': async ({ visitor }) => {
    const ready = await localized(visitor(), 'bundle')
    const built = await localized(visitor(), 'serviceable')
    expect([ready.sessionInfo?.installType, built.sessionInfo?.installType]).toEqual(['self', 'professional'])
    const request = { ...asked(addressWithOutcome('serviceable')), returnNearbyMatch: false }
    const partner = await answerOf(visitor().localize({ ...request, vParam: 'unheard-of' }))
    expect(built.sessionInfo?.affiliateInformation.id).not.toBeNull()
    expect(partner.sessionInfo?.affiliateInformation.id).toBeNull()
  },
  'the session preserves whom its visit is credited to (AFF-08)': async ({ visitor }) => {
    const origins = { vParam: 'web', retailTransId: 'T-7', campaign: 'verano', customerStatus: 'new' }
    const request = asked(addressWithOutcome('serviceable'))
    for (const open of ['localize', 'expressAddress'] as const) {
      const buyer = visitor()
      const { sessionInfo } =
        open === 'localize'
          ? await answerOf(buyer.localize({ ...request, ...origins, returnNearbyMatch: false }))
          : await answerOf(buyer.expressAddress({ ...request, ...origins }))
      const { affiliateInformation } = sessionInfo ?? {}
      const kept = (await answerOf(buyer.sessionInfo())).sessionInfo
      expect([open, sessionInfo, kept]).toMatchObject([open, origins, { ...origins, affiliateInformation }])
    }
  },
}

const spellings: Laws = {
  'standardizes an address, and is idempotent (ADR-15, ADR-16)': async ({ visitor }) => {
    const ask = visitor().processAddress
    for (const [typed, known] of respelled) {
      const { standard, isChanged, confidence } = await answerOf(ask(asked(typed)))
      expect([typed.street, standard === null]).toEqual([typed.street, known === null])
      if (standard === null || known === null) continue
      expect([isChanged, confidence]).toEqual([true, 'high'])
      expect([standard.street, standard.apt, standard.zip]).toEqual([known.street, known.unit, known.zip])
      const again = await answerOf(ask(asked(written(standard.street, standard.zip, standard.apt))))
      expect(again).toEqual({ standard, isChanged: false, confidence, alternatives: [] })
    }
    const unit = await answerOf(ask(asked(written('900 Main Street', '77002', '#4-b'))))
    expect(unit.standard).toMatchObject({ unitType: 'apartment', unitNumber: '4B', city: 'Houston' })
  },
  'lists the candidates for an unknown address (ADR-07, LOC-12)': async ({ visitor }) => {
    const triedAt = async (kind: OutcomeKind) =>
      answerOf(visitor().processAddress(asked(addressWithOutcome(kind))))
    const [units, unit, nearby] = [
      await triedAt('multipleUnits'),
      await triedAt('unitNotFound'),
      await triedAt('addressNotFound'),
    ]
    expect(units.alternatives.length).toBeGreaterThan(1)
    expect(unit.alternatives).toEqual(units.alternatives)
    expect(nearby.alternatives.map(({ streetLine }) => streetLine)).toEqual(['742 Magnolia Street'])
    expect([units, unit, nearby].map(({ standard, confidence }) => [standard, confidence])).toEqual([
      [null, 'medium'],
      [null, 'medium'],
      [null, 'low'],
    ])
  },
  'opens an express session only for a standardized address, and searches for nothing (ADR-16)': async ({
    visitor,
  }) => {
    const typed = respelled.flatMap(([one, other]) => (other === null ? [one] : [one, other]))
    for (const address of [...typed, ...outcomes.map((kind) => addressWithOutcome(kind))]) {
      const anyone = visitor()
      const { standard, isChanged } = await answerOf(anyone.processAddress(asked(address)))
      const answer = await answerOf(anyone.expressAddress(asked(address)))
      const isExact = standard !== null && !isChanged
      expect([address, answer.sessionId !== null]).toEqual([address, isExact])
      expect(answer.addressList).toEqual([])
      expect(answer.alternatives.filter((way) => way.kind === 'address')).toEqual([])
      expect((await refusalOf(anyone.sessionPing())).startsWith('answered')).toBe(isExact)
    }
  },
}

const places: Laws = {
  'stores a household’s assistance programs, each once, until replaced, and shows them to no other session (LOC-34, I6)':
    async ({ visitor }) => {
      const [ana, luis] = [visitor(), visitor()]
      await localizeAt(ana)
      await localizeAt(luis)
      const kept = async (who: Orchestrator) =>
        (await answerOf(who.sessionInfo())).sessionInfo.serviceAddress.programs ?? []
      const { programs } = await answerOf(ana.addProgramDetails({ programs: ['SSI', 'NSLP', 'SSI'] }))
      expect(programs).toEqual(['NSLP', 'SSI'])
      await answerOf(ana.sessionPing())
      expect([await kept(ana), await kept(luis)]).toEqual([['NSLP', 'SSI'], []])
      await answerOf(ana.addProgramDetails({ programs: ['LIFELINE'] }))
      expect(await kept(ana)).toEqual(['LIFELINE'])
      await answerOf(ana.addProgramDetails({ programs: [] }))
      expect(await kept(ana)).toEqual([])
    },
  'sells an offer for assisted households only while the household is in a current program (CAT-12)': async ({
    visitor,
  }) => {
    const ana = visitor()
    await localizeAt(ana)
    const sold = async () =>
      (await answerOf(ana.getOffers({ featuredOffersOnly: false }))).catalog.offers.map(({ id }) => id)
    expect(await sold()).not.toContain(ASSIST)
    expect(await refusalOf(ana.addOffer({ offerId: ASSIST }))).toBe('OFFER_UNKNOWN')
    const ended = await answerOf(ana.addProgramDetails({ programs: ['ACP'] }))
    expect(ended.offers.catalog.offers.map(({ id }) => id)).not.toContain(ASSIST)
    const named = await answerOf(ana.addProgramDetails({ programs: ['SNAP'] }))
    expect(named.offers.catalog.offers.map(({ id }) => id)).toEqual(await sold())
    expect(await sold()).toContain(ASSIST)
    const { quote } = await answerOf(ana.addOffer({ offerId: ASSIST }))
    expect([quote.monthly.net, quote.later]).toEqual([2_500, []])
    const left = await answerOf(ana.addProgramDetails({ programs: [] }))
    expect(left.cart.cart.lines).toEqual([])
    expect(await sold()).not.toContain(ASSIST)
  },
  'returns full details of the session’s own place, and treats another’s like an unknown one (S14)': async ({
    visitor,
  }) => {
    const found = await localized(visitor(), 'bundle')
    const theirs = found.sessionInfo?.serviceAddress.locationId ?? ''
    for (const kind of placed) {
      const anyone = visitor()
      const { sessionInfo, bulkAddressData, expectedOn } = await localized(anyone, kind)
      if (sessionInfo === null) throw new Error(`${kind} is no place`)
      const { serviceAddress, installType } = sessionInfo
      const { locationId } = serviceAddress
      const details = await answerOf(anyone.locationDetails({ locationId }))
      expect(details).toEqual({
        serviceAddress,
        dwelling: 'house',
        technology: serviceAddress.serviceability.internetAvailable ? 'fibre' : null,
        installType,
        bulkAddressData,
        expectedOn,
      })
      for (const foreign of ['nowhere', `${locationId}-`, ...(kind === 'bundle' ? [] : [theirs])])
        expect(await refusalOf(anyone.locationDetails({ locationId: foreign }))).toBe('NOT_FOUND')
    }
    const tenant = visitor()
    const flat = written('900 Main Street', '77002', 'Apt 4B')
    const { sessionInfo } = await answerOf(tenant.localize({ ...asked(flat), returnNearbyMatch: false }))
    const locationId = sessionInfo?.serviceAddress.locationId ?? ''
    expect((await answerOf(tenant.locationDetails({ locationId }))).dwelling).toBe('apartment')
  },
  'returns a zip’s offers with their lowest prices, and none without homes (LOC-35)': async ({ visitor }) => {
    const anyone = visitor()
    const { providedAddress } = await localizeAt(anyone)
    const sold = await answerOf(anyone.getOffers({ featuredOffersOnly: false }))
    const { place, plans } = await answerOf(anyone.prelocOffers({ zip: providedAddress.zip }))
    expect(place).toEqual({ city: 'Miami', state: 'FL' })
    expect(plans.map(({ offerId, from }) => [offerId, from])).toEqual(
      offersOfRole(sold.catalog.offers, 'plan').map((offer) => [offer.id, monthlyPrice(offer, 1)]),
    )
    const elsewhere = await answerOf(anyone.prelocOffers({ zip: '00000' as Zip }))
    expect([elsewhere.place, elsewhere.plans]).toEqual([null, []])
    expect(elsewhere.phoneNumbers.length).toBeGreaterThan(0)
    const unsold = await answerOf(anyone.prelocOffers({ zip: '79936' as Zip }))
    expect([unsold.place, unsold.plans]).toEqual([{ city: 'El Paso', state: 'TX' }, []])
  },
  'has content for every reason under its documented key (LOC-37)': async ({ visitor }) => {
    const anyone = visitor()
    const dialog = addressDialog(await answerOf(anyone.addressContent()))
    if (E.isLeft(dialog)) throw new Error(JSON.stringify(dialog.left))
    const keys = dialog.right.messages.map(({ key }) => key)
    expect(keys.toSorted()).toEqual(reasonCodes.map(messageKeyOf).toSorted())
    const { phoneNumbers } = await localized(anyone, 'serviceable')
    expect(dialog.right.phoneNumbers).toEqual(phoneNumbers)
  },
}

export const placeLaws: Laws = { ...answers, ...spellings, ...places }
