import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { CartId } from '#core/cart/cart.ts'
import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import { isResolving } from '#core/journeys/localization/localization.selectors.ts'
import { isOpening } from '#core/journeys/checkout/checkout.selectors.ts'
import { isRestoring } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { RETURN_USER_SOURCE, type LocalizationRequest } from '#core/localization/localization.ts'
import { localizationHref, returnHref, sourceIn } from '#core/routes/localization-link.ts'
import { prefilledForm } from '#core/address/prefill.ts'
import { parseQuery } from '#core/query/query.ts'
import { openAddress, prefillAddress } from '#ui/app/open-address.ts'
import { eventually } from '#test/builders/progress.ts'
import {
  addressWithOutcome,
  answerOf,
  buildProvider,
  internetAlone,
} from '#test/builders/provider.builder.ts'
import { usualPurchase } from '#test/builders/purchase.ts'
import {
  answerIn,
  buildSale,
  buyThrough,
  cartIn,
  configured,
  localized,
  memoryDrafts,
  ordered,
  paidWith,
  saleThrough,
} from '#test/builders/sale.builder.ts'
import { memoryStorage } from '#test/builders/storage.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

const bought = async (sale: Sale): Promise<void> => {
  await buyThrough(sale, 'chooseVisit')
  paidWith(sale)
  await ordered(sale)
}

/** Checks whether the provider still has the session of this browser. */
const hasSession = async ({ orchestrator }: ReturnType<typeof buildSale>): Promise<boolean> =>
  E.isRight(await orchestrator.sessionInfo()())

describe('openAddress', () => {
  it('continues at the mapped page with offers, for no address and for that of the session (LOC-22)', async () => {
    for (const [outcome, step] of [
      ['serviceable', 'products'],
      ['bundle', 'bundle'],
      ['preSale', 'bundle'],
    ] as const)
      for (const given of [EMPTY_ADDRESS_FORM, addressWithOutcome(outcome)]) {
        const { sale } = buildSale()
        await localized(sale, outcome)
        sale.request('address')
        const before = answerIn(sale)
        openAddress(sale, given)
        expect(sale.step()).toBe(step)
        expect(answerIn(sale)).toBe(before)
        sale.stop()
      }
  })

  it('continues the order of a returning visitor where it stood, not at the plans (LOC-21)', async () => {
    for (const [through, step] of [
      ['findAddress', 'products'],
      ['choosePlan', 'configure'],
      ['acceptAgreements', 'schedule'],
      ['chooseVisit', 'payment'],
    ] as const) {
      const { orchestrator, sale } = await saleThrough(through)
      const tab = buildSale({ orchestrator, mayHaveSession: true }).sale
      await waitForState(tab.actor, (snapshot) => !isRestoring(snapshot))
      openAddress(tab, EMPTY_ADDRESS_FORM, RETURN_USER_SOURCE)
      await waitForState(tab.checkout, (snapshot) => !isOpening(snapshot))
      expect([through, tab.step()]).toEqual([through, step])
      tab.stop()
      sale.stop()
    }
  })

  it('localizes the stored address of a returning visitor whose session has offers of one line of business alone, with its cart (LOC-21)', async () => {
    for (const given of [EMPTY_ADDRESS_FORM, usualPurchase.address]) {
      const built = buildProvider()
      const { storage } = memoryStorage()
      const orchestrator = internetAlone(built.visitor())
      const { sale } = buildSale({ built, orchestrator, storage })
      await localized(sale)
      await configured(sale)
      const cartId = cartIn(sale).saved?.cart.id ?? ('' as CartId)
      await eventually(async () => {
        const { restored } = await answerOf(built.visitor().getPersistentCart({ cartId }))
        expect(restored.lines).toHaveLength(2)
      })
      const before = answerIn(sale)
      const chosen = cartIn(sale).wanted
      openAddress(sale, given)
      expect(answerIn(sale)).toBe(before)
      openAddress(sale, given, RETURN_USER_SOURCE)
      expect(answerIn(sale)).toBeNull()
      expect(sale.localization.getSnapshot().context.source).toBe(RETURN_USER_SOURCE)
      await waitForState(sale.actor, ({ context }) => context.cart.wanted.length > 0)
      expect([cartIn(sale).wanted, sale.step()]).toEqual([chosen, 'configure'])
      sale.stop()
    }
  })

  it('resets session, offers and cart without offers, for an incomplete address and after an order (LOC-24)', async () => {
    const openings: readonly (readonly [(sale: Sale) => Promise<void>, typeof EMPTY_ADDRESS_FORM])[] = [
      [(sale) => localized(sale, 'bulk'), EMPTY_ADDRESS_FORM],
      [(sale) => localized(sale), { street: 'Main', unit: '', zip: '123' }],
      [bought, EMPTY_ADDRESS_FORM],
    ]
    for (const [arrive, given] of openings) {
      const built = buildSale()
      const { sale } = built
      await arrive(sale)
      openAddress(sale, given)
      expect(sale.step()).toBe('address')
      expect(answerIn(sale)).toBeNull()
      expect(cartIn(sale)).toMatchObject({ saved: null, wanted: [] })
      expect(sale.actor.getSnapshot().context.offers).toBeNull()
      expect(sale.status()).toMatchObject({ isSessionAlive: false, isOrdered: false })
      expect(await hasSession(built)).toBe(false)
      sale.stop()
    }
  })

  it('localizes another address anew, in a session of its own (LOC-24)', async () => {
    const { sale } = await saleThrough('confirmCart')
    const before = cartIn(sale).saved?.cart.id
    openAddress(sale, addressWithOutcome('bundle'))
    expect(cartIn(sale)).toMatchObject({ saved: null, wanted: [] })
    await waitForState(sale.localization, (snapshot) => !isResolving(snapshot))
    await waitForState(sale.shopping, (snapshot) => snapshot.matches('open'))
    expect(answerIn(sale)?.providedAddress).toEqual(addressWithOutcome('bundle'))
    expect(cartIn(sale).saved?.cart.id).not.toBe(before)
    expect(cartIn(sale).wanted).toEqual([])
  })

  it('finds the session of another tab (LOC-22)', async () => {
    const { orchestrator } = await saleThrough('findAddress')
    const tab = buildSale({ orchestrator, drafts: memoryDrafts(), mayHaveSession: true }).sale
    await waitForState(tab.actor, (snapshot) => !isRestoring(snapshot))
    openAddress(tab, EMPTY_ADDRESS_FORM)
    expect(tab.step()).toBe('products')
  })

  it('starts the visit anew in the channel that the url names, unless the session has it (LOC-22)', async () => {
    for (const [before, named] of [
      [null, 'etail'],
      [null, 'express'],
      ['etail', 'dotcom'],
      ['etail', 'etail'],
      [null, 'dotcom'],
    ] as const) {
      const { sale, orchestrator } = await saleThrough(
        'findAddress',
        before === null ? {} : { channel: before },
      )
      const tab = buildSale({ orchestrator, mayHaveSession: true, channel: named }).sale
      await waitForState(tab.actor, (snapshot) => !isRestoring(snapshot))
      openAddress(tab, EMPTY_ADDRESS_FORM)
      const isSame = named === (before ?? 'dotcom')
      expect(answerIn(tab) !== null).toBe(isSame)
      if (!isSame) await localized(tab)
      expect(answerIn(tab)?.sessionInfo?.channel).toBe(named)
      tab.stop()
      sale.stop()
    }
  })

  it('localizes another address in the channel of the session, after a reload too (LOC-23)', async () => {
    const { orchestrator, drafts } = await saleThrough('findAddress', { channel: 'etail' })
    const reloaded = buildSale({ orchestrator, drafts, step: 'products' }).sale
    await waitForState(reloaded.actor, (snapshot) => !isRestoring(snapshot))
    await localized(reloaded, 'preSale')
    expect(answerIn(reloaded)?.sessionInfo?.channel).toBe('etail')
  })

  it('tags the address with which a returning visitor continues from the landing page, and no other (LOC-21)', async () => {
    const form = addressWithOutcome('serviceable')
    for (const [link, source] of [
      [returnHref(form, [['cmp', 'verano']]), RETURN_USER_SOURCE],
      [localizationHref(form), undefined],
    ] as const) {
      const built = buildProvider().visitor()
      const requests: LocalizationRequest[] = []
      const orchestrator: typeof built = {
        ...built,
        localize: (request) => {
          requests.push(request)
          return built.localize(request)
        },
      }
      const { sale } = buildSale({ orchestrator })
      const query = parseQuery(new URL(link, 'https://store.example').search)
      openAddress(sale, prefilledForm(query), sourceIn(query))
      await waitForState(sale.localization, (snapshot) => !isResolving(snapshot))
      expect(requests.map((request) => request.source)).toEqual([source])
      sale.stop()
    }
  })

  it('shows the form to a visitor without a session', () => {
    const { sale } = buildSale()
    openAddress(sale, EMPTY_ADDRESS_FORM)
    expect(sale.step()).toBe('address')
    expect(isResolving(sale.localization.getSnapshot())).toBe(false)
  })
})

describe('prefillAddress', () => {
  it('resets nothing without an address: a reload, Back and Forward continue the sale (LOC-24)', async () => {
    const built = buildSale()
    await localized(built.sale)
    await configured(built.sale)
    built.sale.request('address')
    const before = cartIn(built.sale)
    prefillAddress(built.sale, EMPTY_ADDRESS_FORM)
    expect(cartIn(built.sale)).toBe(before)
    expect(await hasSession(built)).toBe(true)
  })
})
