import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { brisa } from '#adapters/brand/brisa/brand.ts'
import { contract } from '#adapters/contract/contract.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { sum } from '#core/shared/money.ts'
import { dateAt } from '#core/shared/plain-date.ts'
import { buildPortal, demoIds } from '#test/builders/portal-accounts.builder.ts'
import { answerOf, refusalOf } from '#test/builders/provider.builder.ts'

describe('accountSummary', () => {
  it.each([
    [
      'julia',
      { openOrder: false, cancelable: ['internet', 'tv', 'voice'], pastDue: 0, balance: 0, orders: 0 },
    ],
    ['carmen', { openOrder: false, cancelable: ['internet', 'mobile'], pastDue: 4_520, orders: 0 }],
    ['mateo', { openOrder: true, cancelable: [], pastDue: 0, orders: 1 }],
    ['rosa', { openOrder: false, cancelable: [], pastDue: 0, balance: 0, orders: 0 }],
    ['tomas', { openOrder: false, cancelable: ['internet'], pastDue: 0, balance: 0, orders: 0 }],
    ['tomasToo', { openOrder: false, cancelable: ['internet', 'tv'], pastDue: 0, orders: 0 }],
  ] as const)('of the demo account of %s is as it is described (PTL-06, PTL-20)', async (name, expected) => {
    const { signedIn, clock } = await buildPortal()
    const overview = await answerOf(signedIn(demoIds[name]).accountSummary())
    const { account, openOrder, services, orders, pastDue, balance, bills, quote, cycle } = overview
    expect(account.accountId).toBe(demoIds[name])
    expect({
      openOrder,
      cancelable: account.service.flatMap(({ id, cancelable }) => (cancelable ? [id] : [])),
      pastDue,
      ...('balance' in expected ? { balance } : {}),
      orders: orders.length,
    }).toEqual(expected)
    expect(sum(bills.map(({ open }) => open))).toBe(balance)
    expect(bills[0]?.from).toBe(cycle.from)
    const today = dateAt(clock.now(), -300)
    expect(cycle.from <= today && today <= cycle.until).toBe(true)
    expect(quote?.monthly.total).toBe(
      sum(services.filter(({ since }) => since <= today).map(({ monthly }) => monthly)),
    )
  })

  it('masks the contact of its holder, and has the offers of its services and of what they can change to', async () => {
    const { signedIn } = await buildPortal()
    const { account, services, offers } = await answerOf(signedIn(demoIds.julia).accountSummary())
    expect([account.maskedEmail, account.maskedPhone]).toEqual(['j•••@correo.example', '•••02'])
    const ids = offers.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining(services.flatMap(({ lines }) => lines.map(({ offerId }) => offerId))),
    )
    expect(ids).toEqual(expect.arrayContaining(['internet-advantage']))
    expect(new Set(ids).size).toBe(ids.length)
    expect(JSON.stringify(services)).not.toContain('buyer')
  })

  it('has the data of the shop for the account that both know (PAY-08)', async () => {
    const { signedIn } = await buildPortal()
    const { services, pastDue } = await answerOf(signedIn(demoIds.carmen).accountSummary())
    expect(services.flatMap(({ lines }) => lines)).toEqual(
      expect.arrayContaining([
        { offerId: 'internet-advantage', quantity: 1 },
        { offerId: 'wifi-pod', quantity: 3 },
        { offerId: 'mobile-unlimited', quantity: 2 },
      ]),
    )
    expect(pastDue).toBe(4_520)
  })

  it.each([
    ['LOGIN_REQUIRED', { claim: { state: 'noToken' } }],
    ['LOGIN_REQUIRED', { claim: { state: 'read', role: 'guest' } }],
    ['NOT_AUTHORIZED', { claim: { state: 'read', role: 'ADMIN' } }],
    ['MFA_REQUIRED', { isMfaConfirmed: false }],
    ['ACCOUNT_CHANGED', { accountId: null }],
  ] as const)('is refused with %s for a login with %o (PTL-01, PTL-02)', async (code, change) => {
    const { signedIn } = await buildPortal()
    expect(await refusalOf(signedIn(demoIds.julia, change).accountSummary())).toBe(code)
  })

  it('is unknown for an account that the store does not have', async () => {
    const { signedIn } = await buildPortal()
    expect(await refusalOf(signedIn('CM-999999' as never).accountSummary())).toBe('NOT_FOUND')
  })

  it.each(Object.values(demoIds))(
    'of %s is an answer of the contract, as its previews and options are',
    async (id) => {
      const { signedIn } = await buildPortal()
      const holder = signedIn(id)
      const overview = await answerOf(holder.accountSummary())
      const isAnswer = (name: 'accountSummary' | 'previewChange' | 'retentionOptions', answer: unknown) => {
        const { codec } = contract[name].response as Shape<unknown>
        expect([name, E.isRight(codec.decode(codec.encode(answer)))]).toEqual([name, true])
      }
      isAnswer('accountSummary', overview)
      for (const { id: serviceId } of overview.services.filter(({ cancelable }) => cancelable)) {
        isAnswer(
          'retentionOptions',
          await answerOf(holder.retentionOptions({ serviceIds: [serviceId], reason: null })),
        )
        for (const timing of ['today', 'endOfCycle'] as const)
          isAnswer(
            'previewChange',
            await answerOf(
              holder.previewChange({
                kind: 'cancel',
                serviceIds: [serviceId],
                reason: null,
                timing,
                returnMethod: 'mail',
              }),
            ),
          )
      }
    },
  )

  it('has demo accounts in a brand that sells only internet', async () => {
    const { signedIn, errors } = await buildPortal({ brand: () => brisa })
    const { services } = await answerOf(signedIn(demoIds.julia).accountSummary())
    expect(services.map(({ id, cancelable }) => [id, cancelable])).toEqual([['internet', true]])
    const mateo = await answerOf(signedIn(demoIds.mateo).accountSummary())
    expect([mateo.openOrder, mateo.orders.length]).toEqual([true, 1])
    expect(errors).toEqual([])
  })

  it('inserts the demo accounts once', async () => {
    const { signedIn, provider } = await buildPortal()
    const before = await answerOf(signedIn(demoIds.mateo).accountSummary())
    await provider.insertDemoAccounts()
    expect(await answerOf(signedIn(demoIds.mateo).accountSummary())).toEqual(before)
  })
})
