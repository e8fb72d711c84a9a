import { expect } from 'vitest'
import type { CartId, PricedCart } from '#core/cart/cart.ts'
import { CART_LIFESPAN_MS } from '#core/cart/restoration.ts'
import { TRANSFER_CODE_MS } from '#core/cart/transfer-code.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { SavedCartResponse, TransferOffer } from '#core/ports/saved-cart-calls.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { WATCH_SKU, mobileItem, ownPhoneItem, watchItem } from '#test/builders/mobile.builder.ts'
import {
  DEPOSIT,
  DISNEY,
  GIG,
  POD,
  TV,
  addressWithOutcome,
  agreedTo,
  answerOf,
  fillDetails,
  keyNamed,
  localizeAt,
  localizeUnsold,
  maria,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import type { Harness, Laws } from '../harness.ts'

const FIVE_HUNDRED = 'internet-500' as OfferId

const fullCart = async ({ visitor }: Harness): Promise<Orchestrator> => {
  const shopping = visitor()
  await localizeAt(shopping)
  await answerOf(shopping.addOffer({ offerId: GIG }))
  await answerOf(shopping.addOffer({ offerId: TV }))
  await answerOf(shopping.addCartItem({ offerId: DISNEY, quantity: 1, lineOfBusiness: 'TV' }))
  await answerOf(shopping.addCartItem({ offerId: POD, quantity: 3, lineOfBusiness: 'Internet' }))
  return shopping
}

type WithTransfer = SavedCartResponse & { readonly transfer: TransferOffer }

/** Saves a cart and requests a code for it. */
const savedWithCode = async (shopping: Orchestrator): Promise<WithTransfer> => {
  const { saved } = await answerOf(shopping.persistCart({ withCode: true }))
  const transfer = saved?.transfer ?? null
  if (saved === null || transfer === null) throw new Error('the cart was not saved with a code')
  return { ...saved, transfer }
}

const codeOf = async (shopping: Orchestrator): Promise<TransferOffer['code']> =>
  (await savedWithCode(shopping)).transfer.code

/** Saves a cart without requesting a code, as a page does after each change. */
const savedAlone = async (shopping: Orchestrator): Promise<SavedCartResponse> => {
  const { saved } = await answerOf(shopping.persistCart({ withCode: false }))
  if (saved === null) throw new Error('the cart was not saved')
  return saved
}

const elsewhere = async ({ visitor }: Harness): Promise<Orchestrator> => {
  const other = visitor()
  await localizeAt(other)
  return other
}

const linesOf = ({ cart }: PricedCart) =>
  cart.lines.map(({ offerId, quantity }) => `${offerId} ${quantity}`).toSorted()

export const savedCartLaws: Laws = {
  'transfers a full cart to another device by its code, once, within ten minutes (S9, CRT-14)': async (
    harness,
  ) => {
    const shopping = await fullCart(harness)
    const cart = await answerOf(shopping.cart())
    const code = await codeOf(shopping)
    const [other, third] = [await elsewhere(harness), await elsewhere(harness)]
    const typed = `${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`
    const restored = await answerOf(other.restorePersistentCart({ id: typed }))
    expect(linesOf(restored.cart)).toEqual(linesOf(cart))
    expect(restored.cart.quote).toEqual(cart.quote)
    expect(await answerOf(other.cart())).toEqual(restored.cart)
    expect(await answerOf(other.restorePersistentCart({ id: code }))).toMatchObject({ cart: restored.cart })
    expect(await refusalOf(third.restorePersistentCart({ id: code }))).toBe('NOT_FOUND')
    const late = await codeOf(shopping)
    harness.clock.advance(TRANSFER_CODE_MS)
    expect(await refusalOf(third.restorePersistentCart({ id: late }))).toBe('NOT_FOUND')
    expect((await answerOf(third.cart())).cart.lines).toEqual([])
  },
  'restores the devices and mobile lines of a cart, and names those that have sold out since (CRT-21, MOB-33)':
    async (harness) => {
      const shopping = await fullCart(harness)
      const { version } = (await answerOf(shopping.cart())).cart
      const named = { ...ownPhoneItem({ portsIn: true }) }
      const items = [
        { ...named, productDetail: { ...named.productDetail, nickname: 'Ana' } },
        mobileItem({ term: 36 }),
        watchItem(),
      ]
      const cart = await answerOf(shopping.setMobileItems({ version, items }))
      const { cartId, transfer } = await savedWithCode(shopping)
      const { restored: shown } = await answerOf(shopping.getPersistentCart({ cartId }))
      expect(shown).not.toHaveProperty('mobileItems')
      const other = await elsewhere(harness)
      const restored = await answerOf(other.restorePersistentCart({ id: transfer.code }))
      expect(restored.missingDevices).toEqual([])
      expect(restored.cart.quote).toEqual(cart.cart.quote)
      expect(restored.offers).toEqual(await answerOf(other.getOffers({ featuredOffersOnly: false })))
      expect((await answerOf(other.mobileCart())).items).toMatchObject([named, ...items.slice(1)])
      const again = await answerOf(other.restorePersistentCart({ id: transfer.code }))
      expect(again.cart).toEqual(restored.cart)
      const rival = await readyBuyer(harness, { installKind: 'self', isVisitByPhone: true })
      const units = Array.from({ length: 5 }, () => watchItem())
      const rivals = await answerOf(rival.visitor.cart())
      await answerOf(rival.visitor.setMobileItems({ version: rivals.cart.version, items: units }))
      const agreed = agreedTo(await answerOf(rival.visitor.cart()))
      await answerOf(rival.visitor.order({ key: keyNamed('rival'), ...agreed }))
      const third = await elsewhere(harness)
      const late = await answerOf(third.restorePersistentCart({ id: cartId }))
      expect(late.missingDevices.map(({ sku }) => sku)).toEqual([WATCH_SKU])
      expect((await answerOf(third.mobileCart())).items).toMatchObject([named, items[1]])
    },
  'shows cart and address of an unused code without using it, and no address for an id (S9, CRT-14)': async (
    harness,
  ) => {
    const shopping = await fullCart(harness)
    const { cartId, transfer } = await savedWithCode(shopping)
    const { code } = transfer
    const asking = harness.visitor()
    const address = addressWithOutcome('serviceable')
    for (let time = 0; time < 2; time += 1)
      expect(await answerOf(asking.getPersistentCart({ cartId: code }))).toMatchObject({
        restored: { cartId },
        address,
      })
    expect(await answerOf(asking.getPersistentCart({ cartId }))).not.toHaveProperty('address')
    const second = await codeOf(shopping)
    expect(await refusalOf(asking.getPersistentCart({ cartId: code }))).toBe('NOT_FOUND')
    await answerOf(shopping.deleteSession())
    expect(await answerOf(asking.getPersistentCart({ cartId: second }))).not.toHaveProperty('address')
    await answerOf((await elsewhere(harness)).restorePersistentCart({ id: second }))
    expect(await refusalOf(asking.getPersistentCart({ cartId: second }))).toBe('NOT_FOUND')
    const other = await fullCart(harness)
    const late = await codeOf(other)
    harness.clock.advance(TRANSFER_CODE_MS)
    expect(await refusalOf(asking.getPersistentCart({ cartId: late }))).toBe('NOT_FOUND')
  },
  'leaves an offered code valid through any number of later saves, until it expires, for the newest cart (CRT-14)':
    async (harness) => {
      const shopping = harness.visitor()
      await localizeAt(shopping)
      await answerOf(shopping.addOffer({ offerId: GIG }))
      expect((await savedAlone(shopping)).transfer).toBeNull()
      const { cartId, transfer } = await savedWithCode(shopping)
      expect(transfer.expiresAt).toBe(harness.clock.now() + TRANSFER_CODE_MS)
      const asking = harness.visitor()
      const offered = async () =>
        (await answerOf(asking.getPersistentCart({ cartId: transfer.code }))).restored.lines
      for (const quantity of [1, 3, 0, 2]) {
        await answerOf(shopping.addCartItem({ offerId: POD, quantity, lineOfBusiness: 'Internet' }))
        for (let time = 0; time < 2; time += 1)
          expect(await savedAlone(shopping)).toMatchObject({ cartId, transfer: null })
        expect(await offered()).toEqual((await answerOf(shopping.cart())).cart.lines)
        harness.clock.advance(TRANSFER_CODE_MS / 5)
      }
      harness.clock.advance(TRANSFER_CODE_MS / 5 - 1)
      await savedAlone(shopping)
      const restored = await answerOf((await elsewhere(harness)).restorePersistentCart({ id: transfer.code }))
      expect(linesOf(restored.cart)).toEqual(linesOf(await answerOf(shopping.cart())))
      await savedAlone(shopping)
      expect(await refusalOf((await elsewhere(harness)).restorePersistentCart({ id: transfer.code }))).toBe(
        'NOT_FOUND',
      )
      const late = await savedWithCode(shopping)
      harness.clock.advance(TRANSFER_CODE_MS)
      await savedAlone(shopping)
      expect(await refusalOf(asking.getPersistentCart({ cartId: late.transfer.code }))).toBe('NOT_FOUND')
    },
  'gives the cart to exactly one of several concurrent uses of a code (S9)': async (harness) => {
    const code = await codeOf(await fullCart(harness))
    const racers = await Promise.all(Array.from({ length: 5 }, () => elsewhere(harness)))
    const endings = await Promise.all(
      racers.map((racer) => refusalOf(racer.restorePersistentCart({ id: code }))),
    )
    expect(endings.filter((ending) => ending.startsWith('answered'))).toHaveLength(1)
    expect(endings.filter((ending) => ending === 'NOT_FOUND')).toHaveLength(4)
  },
  'shows the cart of a code to the session that used it, and gives it to a session that replaces that one (CRT-14)':
    async (harness) => {
      const shopping = await fullCart(harness)
      const lines = linesOf(await answerOf(shopping.cart()))
      const code = await codeOf(shopping)
      const [device, stranger] = [await elsewhere(harness), await elsewhere(harness)]
      for (const replace of [async () => answerOf(device.deleteSession()), async () => undefined]) {
        const restored = await answerOf(device.restorePersistentCart({ id: code }))
        expect(linesOf(restored.cart)).toEqual(lines)
        expect(await answerOf(device.getPersistentCart({ cartId: code }))).toHaveProperty('address')
        expect(await refusalOf(stranger.getPersistentCart({ cartId: code }))).toBe('NOT_FOUND')
        expect(await refusalOf(stranger.restorePersistentCart({ id: code }))).toBe('NOT_FOUND')
        await replace()
        await localizeAt(device)
      }
      const again = await answerOf(device.restorePersistentCart({ id: code }))
      expect(linesOf(again.cart)).toEqual(lines)
      harness.clock.advance(TRANSFER_CODE_MS)
      await localizeAt(device)
      expect(await refusalOf(device.restorePersistentCart({ id: code }))).toBe('NOT_FOUND')
    },
  'reveals no personal or checkout data for a cart id (S9, I6, CRT-15)': async (harness) => {
    const shopping = harness.visitor()
    await localizeAt(shopping)
    await fillDetails(shopping)
    const asked = await answerOf(shopping.assessRisk({ addressOneYear: false, identification: null }))
    const { cartId } = await savedAlone(shopping)
    const { restored } = await answerOf(harness.visitor().getPersistentCart({ cartId }))
    expect(asked.cart.cart.lines.map(({ offerId }) => offerId)).toContain(DEPOSIT)
    expect(restored.lines).toEqual([{ offerId: GIG, quantity: 1 }])
    expect(Object.keys(restored).toSorted()).toEqual(['cartId', 'lines', 'marker', 'savedAt', 'version'])
    const whole = JSON.stringify(restored)
    const { street, zip } = addressWithOutcome('serviceable')
    for (const secret of [maria.firstName, maria.emailAddress, maria.phoneNumber, street, String(zip)])
      expect(whole).not.toContain(secret)
  },
  'merges the offers of a cart id into a returning visitor’s cart (CRT-10)': async (harness) => {
    const { cartId } = await savedAlone(await fullCart(harness))
    const back = await elsewhere(harness)
    await answerOf(back.addOffer({ offerId: FIVE_HUNDRED }))
    await answerOf(back.chooseInstallOption({ kind: 'self' }))
    const { cart, notes } = await answerOf(back.restorePersistentCart({ id: cartId }))
    expect(linesOf(cart)).toEqual(
      [`${FIVE_HUNDRED} 1`, `${TV} 1`, `${DISNEY} 1`, `${POD} 3`, 'install-self 1'].toSorted(),
    )
    expect(notes).toEqual([{ offerId: GIG, reason: 'ChoiceTaken' }])
  },
  'restores only offers sold at the visitor’s address (I5, CRT-10)': async (harness) => {
    const { cartId } = await savedAlone(await fullCart(harness))
    const unsold = harness.visitor()
    await localizeUnsold(unsold)
    const { cart, notes } = await answerOf(unsold.restorePersistentCart({ id: cartId }))
    expect(cart.cart.lines).toEqual([])
    expect(new Set(notes.map(({ reason }) => reason))).toEqual(new Set(['NotSold']))
  },
  'keeps a cart for thirty days, beyond the end of its session (CRT-06)': async (harness) => {
    const shopping = await fullCart(harness)
    const { cartId, expiresAt } = await savedAlone(shopping)
    expect(expiresAt).toBe(harness.clock.now() + CART_LIFESPAN_MS)
    await answerOf(shopping.deleteSession())
    harness.clock.advance(CART_LIFESPAN_MS - 1)
    expect((await answerOf(harness.visitor().getPersistentCart({ cartId }))).restored.lines).toHaveLength(4)
    harness.clock.advance(1)
    expect(await refusalOf(harness.visitor().getPersistentCart({ cartId }))).toBe('NOT_FOUND')
    expect(await refusalOf((await elsewhere(harness)).restorePersistentCart({ id: cartId }))).toBe(
      'NOT_FOUND',
    )
  },
  'clears the saved cart when it is emptied, has no recurring charge, or is ordered (CRT-06, CRT-07)': async (
    harness,
  ) => {
    const asking = harness.visitor()
    const isKept = async (cartId: CartId) =>
      (await refusalOf(asking.getPersistentCart({ cartId }))) !== 'NOT_FOUND'
    const shopping = await fullCart(harness)
    const { cartId } = await savedAlone(shopping)
    expect(await isKept(cartId)).toBe(true)
    await answerOf(shopping.deleteCart())
    expect(await isKept(cartId)).toBe(false)
    expect(await answerOf(shopping.persistCart({ withCode: true }))).toEqual({ saved: null })
    await answerOf(shopping.addOffer({ offerId: GIG }))
    await savedAlone(shopping)
    await answerOf(shopping.removeOffer({ id: GIG }))
    await answerOf(shopping.persistCart({ withCode: false }))
    expect(await isKept(cartId)).toBe(false)
    const { visitor, order } = await readyBuyer(harness)
    const ordered = await savedAlone(visitor)
    await answerOf(order())
    expect(await isKept(ordered.cartId)).toBe(false)
  },
}
