import { expect } from 'vitest'
import { testIdentifications } from '#adapters/provider/gateway/gateway-test-numbers.ts'
import { quantityOf } from '#core/cart/cart.ts'
import { decideRisk, type IdentificationNumber } from '#core/risk/risk.ts'
import type { EmailAddress, PhoneNumber } from '#core/checkout/customer.ts'
import { oneTimeOf } from '#core/catalog/price.ts'
import { add } from '#core/shared/money.ts'
import {
  GIG,
  answerOf,
  answerRisk,
  identifyWith,
  localizeAt,
  maria,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import type { Harness, Laws } from '../harness.ts'

type Buying = ReturnType<Harness['visitor']>

const referredNumber = testIdentifications.find(({ outcome }) => outcome === 'referred')?.number

const email = (text: string) => text as EmailAddress

const buyer = async ({ visitor }: Harness) => {
  const buying = visitor()
  await localizeAt(buying)
  await answerOf(buying.addOffer({ offerId: GIG }))
  await answerOf(buying.addCustomer(maria))
  const { depositOfferId } = await answerOf(buying.riskRequirements())
  const deposit = async () => {
    const { cart } = await answerOf(buying.cart())
    return quantityOf(cart.lines, depositOfferId)
  }
  return { buying, depositOfferId, deposit }
}

/** An identification encrypted for the session that requested the key. */
const sealedFor = async ({ encryption }: Harness, buying: Buying) => {
  const key = await answerOf(buying.paymentSession())
  const clear = { type: 'SSN' as const, number: '219099999' as IdentificationNumber }
  return { key, identification: await answerOf(encryption.encryptIdentification(clear, key)) }
}

export const riskLaws: Laws = {
  'requires a deposit exactly by the rule (RSK-02)': async (harness) => {
    const numbers = [null, ...testIdentifications.map(({ number }) => number)]
    for (const number of numbers)
      for (const addressOneYear of [true, false]) {
        const { buying, deposit } = await buyer(harness)
        const outcome = testIdentifications.find((known) => known.number === number)?.outcome ?? 'unasked'
        const decided =
          number === null
            ? await answerRisk(buying, addressOneYear)
            : (await identifyWith(harness, buying, number, addressOneYear)).decision
        const due = decideRisk(outcome, addressOneYear)
        expect([number, addressOneYear, decided]).toEqual([number, addressOneYear, due])
        expect(await deposit()).toBe(due === 'deposit' ? 1 : 0)
        const identification = number === null ? 'NONE' : 'SSN'
        expect((await answerOf(buying.sessionInfo())).risk).toEqual({
          addressOneYear,
          identification,
          decision: due,
        })
      }
  },
  'preserves a required deposit until a number clears it (RSK-03, S31)': async (harness) => {
    const referrals = [
      (buying: Buying) => answerRisk(buying, false),
      async (buying: Buying) => (await identifyWith(harness, buying, referredNumber)).decision,
    ]
    for (const refer of referrals) {
      const { buying, deposit } = await buyer(harness)
      expect(await refer(buying)).toBe('deposit')
      expect(await answerRisk(buying, true)).toBe('deposit')
      expect([await deposit(), (await answerOf(buying.sessionInfo())).risk?.decision]).toEqual([1, 'deposit'])
      expect((await identifyWith(harness, buying)).decision).toBe('cleared')
      expect(await deposit()).toBe(0)
    }
  },
  'preserves the risk answer for its person, and the referral for the sale (RSK-04, S31)': async (
    harness,
  ) => {
    const riskOf = async (buying: Buying) => (await answerOf(buying.sessionInfo())).risk?.decision ?? null
    const { buying, deposit } = await buyer(harness)
    await identifyWith(harness, buying)
    await answerOf(buying.addCustomer({ ...maria, emailAddress: email('MARIA@correo.example') }))
    await answerOf(buying.updateCustomer({ phoneType: 'Home' }))
    expect(await riskOf(buying)).toBe('cleared')
    const { progress } = await answerOf(
      buying.addCustomer({ ...maria, emailAddress: email('otra@correo.example') }),
    )
    expect([progress.riskDecision, await riskOf(buying)]).toEqual([null, null])
    expect(await answerRisk(buying, false)).toBe('deposit')
    const changed = await answerOf(
      buying.updateCustomer({ phoneNumber: maria.phoneNumber.replace('3', '4') as PhoneNumber }),
    )
    expect(changed.progress.riskDecision).toBeNull()
    await answerOf(buying.addCustomer(maria))
    expect(await riskOf(buying)).toBeNull()
    expect([await answerRisk(buying, true), await deposit()]).toEqual(['deposit', 1])
  },
  'places no order on a risk answer given for another person (RSK-04, CHK-06, S31)': async (harness) => {
    const { visitor, order } = await readyBuyer(harness, { installKind: 'self' })
    await answerOf(visitor.addCustomer({ ...maria, emailAddress: email('otra@correo.example') }))
    expect(await refusalOf(order())).toBe('STEP_MISSING')
    await answerRisk(visitor)
    expect((await answerOf(order('second-try'))).state).toBe('placed')
  },
  'adds the deposit to the amount due today, and removes it when a number clears it (RSK-02, RSK-03)': async (
    harness,
  ) => {
    const { buying, depositOfferId } = await buyer(harness)
    const { catalog } = await answerOf(buying.getOffers({ featuredOffersOnly: false }))
    const offer = catalog.offers.find(({ id }) => id === depositOfferId)
    const before = await answerOf(buying.cart())
    const { cart: secured } = await answerOf(
      buying.assessRisk({ addressOneYear: false, identification: null }),
    )
    const deposit = offer === undefined ? before.quote.dueToday : oneTimeOf(offer)
    expect(secured.quote.dueToday).toBe(add(before.quote.dueToday, deposit))
    expect(secured.quote.monthly).toEqual(before.quote.monthly)
    await identifyWith(harness, buying)
    expect((await answerOf(buying.cart())).quote).toEqual(before.quote)
  },
  'refuses a risk answer before the buyer is known (I11)': async ({ visitor }) => {
    const hasty = visitor()
    await localizeAt(hasty)
    await answerOf(hasty.addOffer({ offerId: GIG }))
    const answer = hasty.assessRisk({ addressOneYear: true, identification: null })
    expect(await refusalOf(answer)).toBe('STEP_MISSING')
    expect((await answerOf(hasty.sessionInfo())).progress.riskDecision).toBeNull()
  },
  'requires an identification encrypted with its own unused key, unmodified in transit (S26)': async (
    harness,
  ) => {
    const [{ buying }, { buying: thief }] = [await buyer(harness), await buyer(harness)]
    const answer = { addressOneYear: false }
    const { identification } = await sealedFor(harness, buying)
    const stolen = thief.assessRisk({ ...answer, identification })
    expect(await refusalOf(stolen)).toBe('PAYMENT_KEY_UNUSABLE')
    await answerOf(buying.assessRisk({ ...answer, identification }))
    expect(await refusalOf(buying.assessRisk({ ...answer, identification }))).toBe('PAYMENT_KEY_UNUSABLE')
    const { identification: sealed } = await sealedFor(harness, buying)
    const number = sealed.number === '000000001' ? '000000002' : '000000001'
    const forged = buying.assessRisk({ ...answer, identification: { ...sealed, number } })
    expect(await refusalOf(forged)).toBe('IDENTIFICATION_REJECTED')
  },
  'requires a deposit even when it is not sold (S31)': async (harness) => {
    const { buying, depositOfferId } = await buyer(harness)
    harness.changeOffers((offers) => offers.filter(({ id }) => id !== depositOfferId))
    const answer = buying.assessRisk({ addressOneYear: false, identification: null })
    expect(await refusalOf(answer)).toBe('OFFER_UNKNOWN')
    expect((await answerOf(buying.sessionInfo())).progress.riskDecision).toBeNull()
  },
}
