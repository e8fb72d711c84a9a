import { either as E, taskEither as TE } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { quantityOf } from '#core/cart/cart.ts'
import type { Customer } from '#core/checkout/customer.ts'
import type { CheckoutProgress } from '#core/checkout/readiness.ts'
import type { IdentityEnvelope } from '#core/ports/card-encryption.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { GatewayFailure } from '#core/ports/payment-gateway.ts'
import { identificationTypes } from '#core/risk/identification-type.ts'
import type { BuiltProvider } from '#test/builders/provider.builder.ts'
import {
  agreedTo,
  DEPOSIT,
  GIG,
  POD,
  answerOf,
  answerRisk,
  buildProvider,
  identifyWith,
  keyNamed,
  localizeAt,
  maria,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const REFERRED = '078051120'

const buyer = async (built: BuiltProvider): Promise<Orchestrator> => {
  const visitor = built.visitor()
  await localizeAt(visitor)
  await answerOf(visitor.addOffer({ offerId: GIG }))
  await answerOf(visitor.addCustomer(maria))
  return visitor
}

const deposits = async (visitor: Orchestrator): Promise<number> =>
  quantityOf((await answerOf(visitor.cart())).cart.lines, DEPOSIT)

const envelope: IdentityEnvelope = {
  number: '123456789',
  type: 'SSN',
  integrityCheck: 'AAAAAAAAAAAAAAAAAAAAAA',
  keyId: 'unknown',
  phaseId: 'unknown',
}

describe('riskHandlers', () => {
  it('return the required questions and the offer of the deposit', async () => {
    const visitor = await buyer(buildProvider())
    expect(await answerOf(visitor.riskRequirements())).toEqual({
      identificationTypes,
      depositOfferId: cometa.depositOfferId,
    })
  })

  it('place no order without a required deposit, unless the buyer gives a number that clears (RSK-03, RSK-04)', async () => {
    const others = ['maria@correo.example', 'otra@correo.example', 'MARIA@correo.example'] as const
    const move = fc.oneof(
      fc.record({ do: fc.constant('answer' as const), addressOneYear: fc.boolean() }),
      fc.record({
        do: fc.constant('identify' as const),
        number: fc.constantFrom(REFERRED, REFERRED, '219099999'),
      }),
      fc.record({
        do: fc.constantFrom('add' as const, 'update' as const),
        email: fc.constantFrom(...others),
      }),
      fc.record({ do: fc.constant('remove' as const) }),
    )
    await forAllAsyncWith(
      {
        numRuns: 100,
        examples: [
          [
            [
              { do: 'identify', number: REFERRED },
              { do: 'answer', addressOneYear: true },
            ],
          ],
          [
            [
              { do: 'answer', addressOneYear: false },
              { do: 'add', email: others[1] },
              { do: 'answer', addressOneYear: true },
            ],
          ],
        ],
      },
      fc.array(move, { minLength: 1, maxLength: 8 }),
      async (moves) => {
        const built = buildProvider()
        const { visitor } = await readyBuyer(built, { installKind: 'self' })
        let [person, clearedFor, isReferred] = ['maria@correo.example', '', false]
        for (const one of moves)
          if (one.do === 'answer') {
            const decision = await answerRisk(visitor, one.addressOneYear)
            isReferred ||= decision === 'deposit'
            clearedFor = ''
          } else if (one.do === 'identify') {
            const { decision } = await identifyWith(built, visitor, one.number)
            isReferred ||= decision === 'deposit'
            clearedFor = one.number === REFERRED ? '' : person
          } else if (one.do === 'remove') await visitor.removeOffer({ id: DEPOSIT })()
          else {
            const emailAddress = one.email as Customer['emailAddress']
            await answerOf(
              one.do === 'add'
                ? visitor.addCustomer({ ...maria, emailAddress })
                : TE.map(({ progress }: { readonly progress: CheckoutProgress }) => ({ progress }))(
                    visitor.updateCustomer({ emailAddress }),
                  ),
            )
            if (one.email.toLowerCase() !== person) clearedFor = ''
            person = one.email.toLowerCase()
          }
        const priced = await answerOf(visitor.cart())
        const hasDeposit = quantityOf(priced.cart.lines, DEPOSIT) > 0
        const ordered = await visitor.order({ key: keyNamed('k'), ...agreedTo(priced) })()
        if (E.isRight(ordered)) expect(hasDeposit).toBe(isReferred && clearedFor !== person)
        else expect(ordered.left).toMatchObject({ code: 'STEP_MISSING' })
      },
    )
  })

  it('record only the due deposit when the buyer changes during the call of the bureau (RSK-03, RSK-04)', async () => {
    let meanwhile = async (): Promise<unknown> => undefined
    const built = buildProvider({
      gatewayAround: (gateway) => ({
        ...gateway,
        screenIdentity: (...asked) =>
          TE.flatMap(() => gateway.screenIdentity(...asked))(TE.fromTask(() => meanwhile())),
      }),
    })
    const visitor = await buyer(built)
    const other = { ...maria, emailAddress: 'otra@correo.example' as Customer['emailAddress'] }
    for (const [number, decision] of [
      ['219099999', 'cleared'],
      [REFERRED, 'deposit'],
    ] as const) {
      await answerOf(visitor.addCustomer(maria))
      meanwhile = () => answerOf(visitor.addCustomer(other))
      await expect(identifyWith(built, visitor, number)).rejects.toThrow('STEP_MISSING')
      expect((await answerOf(visitor.sessionInfo())).risk).toBeNull()
      expect(await answerRisk(visitor, true)).toBe(decision)
    }
  })

  it('remember a referral whose deposit is not sold for the moment (RSK-03)', async () => {
    let brand = cometa
    const built = buildProvider({ brand: () => brand })
    const visitor = await buyer(built)
    const offers = cometa.catalog.offers.filter(({ id }) => id !== DEPOSIT)
    brand = { ...cometa, catalog: { ...cometa.catalog, version: '2026-12.1', offers } }
    await expect(identifyWith(built, visitor, REFERRED)).rejects.toThrow('OFFER_UNKNOWN')
    brand = cometa
    expect(await answerRisk(visitor, true)).toBe('deposit')
  })

  it('remove the deposit only by a risk answer (RSK-02)', async () => {
    const visitor = await buyer(buildProvider())
    await answerRisk(visitor, false)
    const item = { offerId: DEPOSIT, lineOfBusiness: 'Internet' } as const
    for (const call of [
      visitor.removeOffer({ id: DEPOSIT }),
      visitor.removeCartItem(item),
      visitor.addCartItem({ ...item, quantity: 0 }),
    ])
      expect(await refusalOf(call)).toBe('OFFER_UNKNOWN')
    expect(await deposits(visitor)).toBe(1)
  })

  it('preserve the answer and the deposit when the cart changes', async () => {
    const visitor = await buyer(buildProvider())
    await answerRisk(visitor, false)
    await answerOf(visitor.removeOffer({ id: GIG }))
    await answerOf(visitor.addOffer({ offerId: GIG }))
    await answerOf(visitor.addCartItem({ offerId: POD, quantity: 2, lineOfBusiness: 'Internet' }))
    expect(await deposits(visitor)).toBe(1)
    expect((await answerOf(visitor.sessionInfo())).progress.riskDecision).toBe('deposit')
  })

  it('repeat the question when the catalogue has withdrawn a required deposit, and exempt nobody (S31)', async () => {
    let brand = cometa
    const visitor = await buyer(buildProvider({ brand: () => brand }))
    await answerRisk(visitor, false)
    const offers = cometa.catalog.offers.filter(({ id }) => id !== DEPOSIT)
    brand = { ...cometa, catalog: { ...cometa.catalog, version: '2026-12.1', offers } }
    const { risk, progress } = await answerOf(visitor.sessionInfo())
    expect([risk, progress.riskDecision]).toEqual([null, null])
    expect(await refusalOf(visitor.assessRisk({ addressOneYear: false, identification: null }))).toBe(
      'OFFER_UNKNOWN',
    )
  })

  it('refuse a number in the same way for every reason, and change nothing (S24, S31)', async () => {
    const refusals: Record<GatewayFailure['_tag'], string> = {
      KeyUnknown: 'PAYMENT_KEY_UNUSABLE',
      KeySpent: 'PAYMENT_KEY_UNUSABLE',
      EnvelopeRejected: 'IDENTIFICATION_REJECTED',
      PaymentDeclined: 'IDENTIFICATION_REJECTED',
      GatewayUnavailable: 'ProviderBroken',
    }
    for (const [tag, refusal] of Object.entries(refusals)) {
      const failure = { _tag: tag } as GatewayFailure
      const built = buildProvider({
        gatewayAround: (gateway) => ({ ...gateway, screenIdentity: () => TE.left(failure) }),
      })
      const visitor = await buyer(built)
      const asked = visitor.assessRisk({ addressOneYear: true, identification: envelope })
      expect(await refusalOf(asked)).toBe(refusal)
      expect((await answerOf(visitor.sessionInfo())).progress.riskDecision).toBeNull()
    }
  })

  it('do not change an order that is placed during the call of the bureau', async () => {
    let meanwhile = async (): Promise<unknown> => undefined
    const built = buildProvider({
      gatewayAround: (gateway) => ({
        ...gateway,
        screenIdentity: (...asked) =>
          TE.flatMap(() => gateway.screenIdentity(...asked))(TE.fromTask(() => meanwhile())),
      }),
    })
    const { visitor, order } = await readyBuyer(built)
    meanwhile = () => answerOf(order())
    await expect(identifyWith(built, visitor, REFERRED)).rejects.toThrow('CART_ORDERED')
    expect((await answerOf(visitor.sessionInfo())).risk?.decision).toBe('cleared')
  })
})
