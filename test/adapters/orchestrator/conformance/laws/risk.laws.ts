import { expect } from 'vitest'
import { testIdentifications } from '#adapters/orchestrator/pocket/gateway-test-numbers.ts'
import { quantityOf } from '#core/cart/cart.ts'
import type { IdentificationNumber } from '#core/risk/risk.ts'
import { decideRisk } from '#core/risk/risk.ts'
import { oneTimeOf } from '#core/catalog/price.ts'
import { add } from '#core/shared/money.ts'
import {
  GIG,
  answerOf,
  answerRisk,
  identifyWith,
  localizeAt,
  maria,
  refusalOf,
} from '#test/builders/pocket.builder.ts'
import type { Harness, Law } from '../harness.ts'

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

/** An identification enciphered for whoever asked for the key. */
const sealedFor = async ({ encryption }: Harness, buying: ReturnType<Harness['visitor']>) => {
  const key = await answerOf(buying.paymentSession())
  const clear = { type: 'SSN' as const, number: '219099999' as IdentificationNumber }
  return { key, identification: await answerOf(encryption.encipherIdentification(clear, key)) }
}

export const riskLaws: readonly Law[] = [
  {
    name: 'asks for a deposit by the rule, and for nothing else (RSK-02)',
    check: async (harness) => {
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
  },
  {
    name: 'adds the deposit to what is due today, and takes it out when it is no longer due (RSK-02)',
    check: async (harness) => {
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
      await answerRisk(buying)
      expect((await answerOf(buying.cart())).quote).toEqual(before.quote)
    },
  },
  {
    name: 'lets nobody answer the risk question before it is known who buys (I11)',
    check: async ({ visitor }) => {
      const hasty = visitor()
      await localizeAt(hasty)
      await answerOf(hasty.addOffer({ offerId: GIG }))
      const answer = hasty.assessRisk({ addressOneYear: true, identification: null })
      expect(await refusalOf(answer)).toBe('STEP_MISSING')
      expect((await answerOf(hasty.sessionInfo())).progress.riskDecision).toBeNull()
    },
  },
  {
    name: 'asks for an identification with a key that is its own and unspent, unchanged on the way (S26)',
    check: async (harness) => {
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
  },
  {
    name: 'lets nobody off a deposit because it is not sold (S31)',
    check: async (harness) => {
      const { buying, depositOfferId } = await buyer(harness)
      harness.changeOffers((offers) => offers.filter(({ id }) => id !== depositOfferId))
      const answer = buying.assessRisk({ addressOneYear: false, identification: null })
      expect(await refusalOf(answer)).toBe('OFFER_UNKNOWN')
      expect((await answerOf(buying.sessionInfo())).progress.riskDecision).toBeNull()
    },
  },
]
