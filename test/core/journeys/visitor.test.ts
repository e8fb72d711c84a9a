import { either as E, option as O, taskEither as TE } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { visitorContract } from '#adapters/contract/visitor-contract.ts'
import { campaigns } from '#core/referral/referral.ts'
import { CART_LIFESPAN_MS } from '#core/cart/restoration.ts'
import { parseTransferCode, TRANSFER_CODE_MS, type TransferCode } from '#core/cart/transfer-code.ts'
import type { CartId } from '#core/cart/cart.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { createVisitor } from '#core/journeys/visitor/visitor.ts'
import { RETURN_USER_SOURCE } from '#core/localization/localization.ts'
import { storedKeys } from '#core/localization/stored-keys.ts'
import type { LogEntry } from '#core/ports/log.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { EFFECT_RETRIES } from '#core/session/retry-limit.ts'
import { answerOf, buildProvider, type BuiltProvider, GIG, POD } from '#test/builders/provider.builder.ts'
import { addressWithOutcome, buy, usualPurchase } from '#test/builders/purchase.ts'
import {
  buildSale,
  buyThrough,
  cartIn,
  cartSaved,
  configured,
  localized,
  localizedAt,
  ordered,
  paidWith,
  saleDriver,
  saleThrough,
} from '#test/builders/sale.builder.ts'
import { memoryStorage } from '#test/builders/storage.builder.ts'
import { eventually } from '#test/builders/progress.ts'
import { waitForState } from '#test/builders/actor-progress.ts'
import { forAll } from '#test/for-all.ts'

const recalled = (sale: Sale) =>
  waitForState(sale.actor, ({ context }) => context.visitor.origin !== null).then(
    ({ context }) => context.visitor.origin,
  )

const linesIn = (sale: Sale) => cartIn(sale).wanted

/** Waits until the provider can restore the cart with its two lines. */
const savedAtProvider = (built: BuiltProvider, sale: Sale) =>
  eventually(async () => {
    const { id } = cartIn(sale).saved?.cart ?? { id: '' as never }
    const { restored } = await answerOf(built.visitor().getPersistentCart({ cartId: id }))
    expect(restored.lines).toHaveLength(2)
  })

/** A browser that chose a plan and two pods, closed; its sale is saved at the provider. */
const leftBehind = async () => {
  const { storage, entries } = memoryStorage()
  const first = buildSale({ storage })
  await localized(first.sale)
  await configured(first.sale)
  await savedAtProvider(first.built, first.sale)
  const lines = linesIn(first.sale)
  first.sale.stop()
  return { storage, entries, built: first.built, lines }
}

const returning = async (built: BuiltProvider, storage: Parameters<typeof buildSale>[0]) => {
  const { sale } = buildSale({ built, ...storage })
  const origin = await recalled(sale)
  return { sale, origin }
}

const unreachable: OrchestratorFailure = { _tag: 'Unreachable' }

describe('a returning visitor', () => {
  it('finds the address and continues at the configuration of the same cart (LOC-20, CRT-06)', async () => {
    const { storage, built, lines } = await leftBehind()
    const { sale, origin } = await returning(built, { storage })
    const { street, unit, zip } = usualPurchase.address
    expect(origin?.returnAddress).toEqual({ street, unit, zip })
    expect(sale.localization.getSnapshot().context.form).toEqual({ street, unit, zip })
    await localizedAt(sale, usualPurchase.address)
    await waitForState(sale.actor, ({ context }) => context.visitor.restore === 'restored')
    expect(linesIn(sale)).toEqual(lines)
    expect(sale.step()).toBe('configure')
    await buy(saleDriver(sale), usualPurchase, { from: 'confirmCart' })
    expect(sale.step()).toBe('confirmation')
  })

  it('gives up the saved cart at another address, and with an address that replaces the cart (LOC-24)', async () => {
    const left = await leftBehind()
    const { sale } = await returning(left.built, { storage: left.storage })
    await localizedAt(sale, addressWithOutcome('bundle'))
    expect(sale.actor.getSnapshot().context.visitor.restore).toBe('none')
    expect(linesIn(sale)).toEqual([])
    expect(left.entries.has(storedKeys.cart)).toBe(false)
    sale.actor.send({ type: 'plan.chosen', offerId: GIG })
    await cartSaved(sale)
    await eventually(() => expect(left.entries.has(storedKeys.cart)).toBe(true))
    await localizedAt(sale, addressWithOutcome('bundle'))
    expect(linesIn(sale)).toEqual([])
    expect(left.entries.has(storedKeys.cart)).toBe(false)
  })

  it('preserves the cart when the stored address is localized again (LOC-21)', async () => {
    const { storage, entries, built, lines } = await leftBehind()
    const { sale } = await returning(built, { storage })
    for (let visit = 0; visit < 2; visit += 1) {
      const before = cartIn(sale).saved?.cart.id
      const stored = entries.get(storedKeys.cart)
      sale.localization.send({
        type: 'address.submitted',
        address: usualPurchase.address,
        source: RETURN_USER_SOURCE,
      })
      await waitForState(
        sale.actor,
        ({ context: { cart } }) =>
          cart.saved !== null && cart.saved.cart.id !== before && linesIn(sale).length > 0,
      )
      expect(linesIn(sale)).toEqual(lines)
      // The cart of the new session is saved after it is restored.
      await savedAtProvider(built, sale)
      expect(entries.get(storedKeys.cart)).not.toBe(stored)
    }
  })

  it.each([
    ['the same address is given again', () => undefined],
    ['the page of the address is opened', (sale: Sale) => sale.actor.send({ type: 'visit.reset' })],
  ] as const)('saves the cart before its session ends when %s (CRT-06, LOC-21)', async (_, leave) => {
    const { storage } = memoryStorage()
    const built = buildProvider()
    const visitor = built.visitor()
    const calls: string[] = []
    let open = (): void => undefined
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    const named =
      <A>(name: string, call: () => Promise<A>) =>
      () => {
        calls.push(name)
        return call()
      }
    const orchestrator: Orchestrator = {
      ...visitor,
      localize: (request) => named('localize', visitor.localize(request)),
      deleteSession: () => named('deleteSession', visitor.deleteSession()),
      persistCart: (request) =>
        named('persistCart', async () => {
          await opened
          const answer = await visitor.persistCart(request)()
          calls.push('persisted')
          return answer
        }),
    }
    const { sale } = buildSale({ built, storage, orchestrator })
    await localized(sale)
    await configured(sale)
    const lines = linesIn(sale)
    await eventually(() => expect(calls).toContain('persistCart'))
    leave(sale)
    sale.localization.send({
      type: 'address.submitted',
      address: usualPurchase.address,
      source: RETURN_USER_SOURCE,
    })
    await waitForState(sale.localization, (snapshot) => snapshot.matches({ resolution: 'resolving' }))
    // Lets a call that does not wait run first.
    await new Promise(setImmediate)
    open()
    await waitForState(sale.actor, ({ context }) => context.visitor.restore === 'restored')
    expect(linesIn(sale)).toEqual(lines)
    const saved = calls.indexOf('persisted')
    expect(calls.slice(0, saved)).toEqual(['localize', 'persistCart'])
  })

  it('starts empty, without a failure, and clears what is stored, when the saved cart can’t be restored (specification 8: restore-cart failure; CRT-09)', async () => {
    const spoiled: readonly ((left: Awaited<ReturnType<typeof leftBehind>>) => void)[] = [
      ({ entries }) => void entries.set(storedKeys.cart, '{"version":1,"cartId":"<script>"}'),
      ({ entries }) => void entries.set(storedKeys.cart, 'no json'),
      ({ built }) => built.clock.advance(CART_LIFESPAN_MS),
      ({ entries }) =>
        void entries.set(
          storedKeys.cart,
          (entries.get(storedKeys.cart) ?? '').replace(/"cartId":"[^"]*"/, '"cartId":"unknown-cart-000001"'),
        ),
    ]
    for (const spoil of spoiled) {
      const left = await leftBehind()
      spoil(left)
      const { sale } = await returning(left.built, { storage: left.storage })
      await localizedAt(sale, usualPurchase.address)
      expect(sale.actor.getSnapshot().context.visitor.restore).toBe('none')
      expect(sale.shopping.getSnapshot().matches('open')).toBe(true)
      expect(linesIn(sale)).toEqual([])
      expect(left.entries.has(storedKeys.cart)).toBe(false)
      sale.stop()
    }
  })

  it('leaves neither names nor payment data in the storage, and no cart after the order (LOC-26, CRT-07)', async () => {
    const { storage, entries } = memoryStorage()
    const { sale } = await saleThrough('findAddress', { storage })
    await buy(saleDriver(sale), usualPurchase, { from: 'choosePlan', through: 'chooseVisit' })
    const known = new Set<string>(Object.values(storedKeys))
    expect([...entries.keys()].filter((key) => !known.has(key))).toEqual([])
    const text = [...entries.values()].join(' ')
    for (const secret of ['María', 'maria@correo.example', '3055550134', '4111111111111111', '1111'])
      expect(text).not.toContain(secret)
    expect(entries.has(storedKeys.cart)).toBe(true)
    await buy(saleDriver(sale), usualPurchase, { from: 'pay' })
    await eventually(() => expect(entries.has(storedKeys.cart)).toBe(false))
  })

  it('has no saved cart once nothing is paid by the month (CRT-06)', async () => {
    const { storage, entries } = memoryStorage()
    const { sale, built } = await saleThrough('confirmCart', { storage })
    const cartId = cartIn(sale).saved?.cart.id
    await eventually(() => expect(entries.has(storedKeys.cart)).toBe(true))
    sale.request('configure')
    sale.actor.send({ type: 'item.changed', offerId: GIG, quantity: 0 })
    await cartSaved(sale)
    await eventually(() => expect(entries.has(storedKeys.cart)).toBe(false))
    await eventually(async () => {
      const saved = await built.visitor().getPersistentCart({ cartId: cartId ?? ('' as never) })()
      expect(E.isLeft(saved)).toBe(true)
    })
  })

  it('is not recognized where the store has no experience for returning visitors (LOC-20)', async () => {
    const { storage, built } = await leftBehind()
    const { affiliateFallbacks } = cometa
    const ports = { orchestrator: built.visitor(), storage, clock: built.clock, affiliateFallbacks }
    const isRecalled = (isReturnEnabled: boolean): boolean =>
      createVisitor({ ...ports, isReferring: true, isReturnEnabled }).recall('').returnAddress !== null
    expect([true, false].map(isRecalled)).toEqual([true, false])
  })

  it('counts any stored text as hostile: it is parsed, or there is no returning visitor (LOC-20)', () => {
    const { visitor, clock } = buildProvider()
    const orchestrator = visitor()
    forAll(
      fc.dictionary(fc.constantFrom(...Object.values(storedKeys)), fc.string({ unit: 'binary' })),
      fc.string({ unit: 'binary' }),
      (entries, query) => {
        const { storage } = memoryStorage(new Map(Object.entries(entries)))
        const { affiliateFallbacks } = cometa
        const ports = {
          orchestrator,
          storage,
          clock,
          isReferring: true,
          isReturnEnabled: true,
          affiliateFallbacks,
        }
        const origin = createVisitor(ports).recall(query)
        expect(origin.referral.status).toBeTypeOf('string')
        if (origin.returnAddress !== null) expect(origin.returnAddress.zip).toMatch(/^\d{5}$/)
      },
    )
  })
})

describe('a browser that lost what it stored', () => {
  it('restores the cart that its cookie names, once its address is given (CRT-06)', async () => {
    const { built, lines, entries } = await leftBehind()
    const { cartId } = JSON.parse(entries.get(storedKeys.cart) ?? '{}') as { readonly cartId: CartId }
    const { sale, origin } = await returning(built, { ...memoryStorage(), savedCart: cartId })
    expect(origin).toMatchObject({ returnAddress: null, hasSavedCart: true })
    await localizedAt(sale, usualPurchase.address)
    expect([linesIn(sale), sale.step()]).toEqual([lines, 'configure'])
  })

  it('requests it once, and starts empty when it can’t be restored (CRT-09)', async () => {
    const built = buildProvider()
    const orchestrator = built.visitor()
    const restorePersistentCart = vi.fn<Orchestrator['restorePersistentCart']>(
      orchestrator.restorePersistentCart,
    )
    const { sale } = buildSale({
      built,
      ...memoryStorage(),
      orchestrator: { ...orchestrator, restorePersistentCart } as never,
      savedCart: 'unknown-cart-000001' as CartId,
    })
    for (let visit = 0; visit < 2; visit += 1) await localizedAt(sale, usualPurchase.address)
    expect([linesIn(sale), sale.actor.getSnapshot().context.visitor.restore]).toEqual([[], 'none'])
    expect(restorePersistentCart).toHaveBeenCalledTimes(1)
  })

  it('leaves the cookie alone where an address or a cart is stored (LOC-24)', async () => {
    const { built, storage, entries } = await leftBehind()
    const { cartId } = JSON.parse(entries.get(storedKeys.cart) ?? '{}') as { readonly cartId: CartId }
    entries.delete(storedKeys.cart)
    const { sale, origin } = await returning(built, { storage, savedCart: cartId })
    expect(origin?.hasSavedCart).toBe(false)
    await localizedAt(sale, usualPurchase.address)
    expect(linesIn(sale)).toEqual([])
  })
})

describe('a code for another device', () => {
  it('says that a wrong, spent or expired code restores nothing, and the shop opens (CRT-14)', async () => {
    const { sale: phone, built, visitor } = buildSale(memoryStorage())
    await buyThrough(phone, 'confirmCart')
    const offered = await visitor?.requestCode()
    if (offered === undefined || E.isLeft(offered) || offered.right === null) throw new Error('no code')
    const { code } = offered.right
    const open = async (entered: string): Promise<string> => {
      const { sale, visitor: other } = buildSale({ built, ...memoryStorage() })
      other?.enterCode(entered as TransferCode)
      await localizedAt(sale, usualPurchase.address)
      expect(sale.shopping.getSnapshot().matches('open')).toBe(true)
      return sale.actor.getSnapshot().context.visitor.restore
    }
    expect(await open('ACDEFGHJ')).toBe('codeUnknown')
    expect(await open(code)).toBe('restored')
    expect(await open(code)).toBe('codeUnknown')
    const again = await visitor?.requestCode()
    built.clock.advance(TRANSFER_CODE_MS)
    const late = again !== undefined && E.isRight(again) ? (again.right?.code ?? '') : ''
    expect(O.isSome(parseTransferCode(late))).toBe(true)
    expect(await open(late)).toBe('codeUnknown')
  })
})

describe('a referral', () => {
  const today = '20261118'
  const query = `?cmp=${campaigns[0]}&referrerlocationkey=casa77&campaigndategenerated=${today}`

  const placed = async (landing: string) => {
    const { storage, entries } = memoryStorage()
    const built = buildProvider()
    const credits: unknown[] = []
    const visitor = built.visitor()
    const orchestrator: Orchestrator = {
      ...visitor,
      orderDetails: (details) => {
        credits.push(details)
        return visitor.orderDetails(details)
      },
    }
    const first = buildSale({ built, orchestrator, storage, query: landing })
    const origin = await recalled(first.sale)
    await localized(first.sale)
    await buy(saleDriver(first.sale), usualPurchase, { from: 'choosePlan' })
    return { origin, credits, entries }
  }

  it('is sent once with the placed order (REF-05)', async () => {
    const { origin, credits, entries } = await placed(query)
    expect(origin?.referral.status).toBe('validNotExpired')
    await eventually(() => expect(entries.has(storedKeys.referral)).toBe(false))
    expect(credits).toEqual([{ referralCode: campaigns[0], customerReferralId: 'casa77' }])
  })

  it.each([
    ['expired', query.replace(today, '20250101'), 'validButExpired'],
    ['unknown', query.replace(campaigns[0], 'other'), 'notApplicable'],
    ['missing', '', 'notApplicable'],
  ])('that is %s is not sent (REF-04)', async (_name, landing, status) => {
    const { origin, credits } = await placed(landing)
    expect(origin?.referral.status).toBe(status)
    expect(credits).toEqual([])
  })

  it('applies to a later visit of the same browser (REF-04)', async () => {
    const { storage } = memoryStorage()
    const built = buildProvider()
    await recalled(buildSale({ built, storage, query }).sale)
    const { origin } = await returning(built, { storage })
    expect(origin?.referral.status).toBe('validNotExpired')
  })
})

describe('the affiliate of a visit', () => {
  const found = async (channel: 'dotcom' | 'etail', query: string, failure?: OrchestratorFailure) => {
    const built = buildProvider()
    const { storage, entries } = memoryStorage()
    const sent: unknown[] = []
    let calls = 0
    const visitor = built.visitor()
    const orchestrator: Orchestrator = {
      ...visitor,
      affiliateId: (request) => {
        calls += 1
        return failure === undefined ? visitor.affiliateId(request) : TE.left(failure)
      },
      localize: (request) => {
        sent.push(request.vParam)
        return visitor.localize(request)
      },
    }
    const vParam = new URLSearchParams(query).get('vParam') ?? undefined
    const logged: LogEntry[] = []
    const log = (entry: LogEntry): void => void logged.push(entry)
    const again = buildSale({ built, orchestrator, storage, channel, query, vParam, log })
    await recalled(again.sale)
    await new Promise((resolve) => setImmediate(resolve))
    await localizedAt(again.sale, addressWithOutcome('serviceable'))
    const { isAffiliateMissing } = again.sale.actor.getSnapshot().context.visitor
    const stored = entries.get(storedKeys.affiliateId)
    return { isAffiliateMissing, stored, sent, calls, storage, built, logged }
  }

  it('is stored and reused without another call (AFF-01, AFF-02)', async () => {
    const { stored, sent, calls, storage, built } = await found('etail', '?vParam=retail-plaza-sur')
    expect([stored, sent, calls]).toEqual(['RET-1002', ['retail-plaza-sur'], 1])
    for (const [later, expected] of [
      [undefined, 'retail-plaza-sur'],
      ['radio-amanecer', 'retail-plaza-sur'],
    ] as const) {
      const visitor = built.visitor()
      const vParams: unknown[] = []
      const orchestrator: Orchestrator = {
        ...visitor,
        localize: (request) => {
          vParams.push(request.vParam)
          return visitor.localize(request)
        },
      }
      const { sale } = buildSale({ built, orchestrator, storage, channel: 'etail', vParam: later })
      await recalled(sale)
      await new Promise((resolve) => setImmediate(resolve))
      await localized(sale)
      expect(sale.actor.getSnapshot().context.visitor.isAffiliateMissing).toBe(false)
      expect(vParams).toEqual([expected])
    }
  })

  const failures: readonly (readonly [string, string, OrchestratorFailure | undefined])[] = [
    ['is unknown', '?vParam=nobody', undefined],
    ['can’t be reached', '?vParam=retail-plaza-sur', unreachable],
    ['takes more than three seconds', '?vParam=retail-plaza-sur', { _tag: 'TimedOut' }],
    ['fails with 500', '?vParam=retail-plaza-sur', { _tag: 'ProviderBroken', requestId: null }],
    ['is not an id', '?vParam=retail-plaza-sur', { _tag: 'Unintelligible' }],
  ]

  it.each(failures)(
    'leads a retail visit to the error page when it %s, and another visit to the shop, after one attempt (AFF-02, AFF-03, AFF-04, F35)',
    async (_name, query, failure) => {
      const retail = await found('etail', query, failure)
      expect([retail.isAffiliateMissing, retail.calls, retail.stored]).toEqual([true, 1, undefined])
      expect(retail.logged).toEqual([
        {
          level: 'error',
          event: 'AffiliateMissing',
          facts: { channel: 'etail', because: expect.any(String) as string },
        },
      ])
      const site = await found('dotcom', query, failure)
      expect([site.isAffiliateMissing, site.calls, site.sent]).toEqual([false, 1, ['web-default']])
    },
  )

  it('is requested once, with a time-out of three seconds (AFF-02, F35, S32)', () => {
    const { timeoutMs, retry } = visitorContract.affiliateId
    expect([timeoutMs, retry]).toEqual([3_000, false])
  })

  it('is known before the address is sent, and its order is credited to it (AFF-04, AFF-08)', async () => {
    const built = buildProvider()
    for (const [query, credit] of [
      ['?vParam=nobody&affpn=OFFICIAL-0001', { affiliateId: 'OFFICIAL-0001', vParam: 'official-default' }],
      ['?vParam=radio-amanecer', { affiliateId: 'MED-2001', vParam: 'radio-amanecer' }],
    ] as const) {
      const vParam = new URLSearchParams(query).get('vParam') ?? undefined
      const visit = { customerStatus: 'nuevo', campaign: 'verano' }
      const { sale } = buildSale({ built, ...memoryStorage(), query, vParam, ...visit })
      await buyThrough(sale, 'chooseVisit')
      paidWith(sale)
      await ordered(sale)
      const { receipt } = sale.checkout.getSnapshot().context
      expect(receipt?.credit).toEqual({ channel: 'dotcom', ...credit, ...visit })
    }
  })

  it('leads a retail visit without a parameter to the error page (AFF-03)', async () => {
    expect((await found('etail', '')).isAffiliateMissing).toBe(true)
  })

  it('falls back to the pair of the site, which differs for the official one (AFF-04)', async () => {
    const site = await found('dotcom', '?vParam=nobody')
    expect([site.isAffiliateMissing, site.stored, site.sent]).toEqual([false, undefined, ['web-default']])
    const official = await found('dotcom', '?vParam=nobody&affpn=OFFICIAL-0001')
    expect(official.sent).toEqual(['official-default'])
    expect((await found('dotcom', '')).calls).toBe(0)
  })
})

describe('background calls of a visit', () => {
  it(`stop after ${EFFECT_RETRIES} repeated failures in a row (SES-08)`, async () => {
    const built = buildProvider()
    const visitor = built.visitor()
    let calls = 0
    const orchestrator: Orchestrator = {
      ...visitor,
      persistCart: () => {
        calls += 1
        return TE.left(unreachable)
      },
    }
    const { sale } = await saleThrough('confirmCart', { built, orchestrator, ...memoryStorage() })
    sale.request('configure')
    for (let turn = 0; turn < 2 * EFFECT_RETRIES; turn += 1) {
      sale.actor.send({ type: 'item.changed', offerId: POD, quantity: turn % 2 })
      await cartSaved(sale)
    }
    expect(calls).toBe(EFFECT_RETRIES + 1)
  })
})
