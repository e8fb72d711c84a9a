import { taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { Customer } from '#core/checkout/customer.ts'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import type { DraftStore } from '#core/ports/draft.ts'
import type { LogEntry } from '#core/ports/log.ts'
import { EMPTY_CUSTOMER_FORM } from '#core/checkout/customer-form.ts'
import { stepOfOutcome } from '#core/routes/routes.ts'
import type { LocalizationNotice } from '#core/journeys/localization/localization.context.ts'
import { trailSteps } from '#core/routes/sale-step.ts'
import type { RiskSubmission } from '#core/journeys/checkout/details/details.events.ts'
import { isRestoring } from '#core/journeys/sale/sale.selectors.ts'
import { createSale, type Sale } from '#core/journeys/sale/sale.ts'
import { type OutcomeKind, outcomeKinds } from '#core/localization/outcome-kind.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import type { IdentificationNumber } from '#core/risk/risk.ts'
import { SESSION_IDLE_MS } from '#core/session/session.ts'
import type { Digest } from '#core/ports/digest.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import { answerOf, buildProvider, maria } from '#test/builders/provider.builder.ts'
import {
  answerIn,
  atCheckout,
  buildSale,
  buyThrough,
  cartIn,
  configured,
  detailed,
  localized,
  memoryDrafts,
  ordered,
  paidWith,
  restored,
  returned,
  saleThrough,
  visitChosen,
} from '#test/builders/sale.builder.ts'
import { buildDigest } from '#test/builders/digest.builder.ts'
import { addressWithOutcome } from '#test/builders/purchase.ts'
import { dearerPlans } from '#test/builders/offer.builder.ts'
import { takeNextStep } from '#test/builders/next-step.builder.ts'
import { eventually } from '#test/builders/progress.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

/** The draft of a tab that sent an order without hearing its result. */
const draftsOfOrder = (): DraftStore => {
  const drafts = memoryDrafts()
  drafts.save({
    addressForm: EMPTY_ADDRESS_FORM,
    customerForm: EMPTY_CUSTOMER_FORM,
    orderKey: 'key-1' as IdempotencyKey,
  })
  return drafts
}

const typable = outcomeKinds.filter((kind) => kind !== 'enterAddress')

describe(createSale, () => {
  it.each(typable)('routes an address with outcome %s to its own step', async (kind: OutcomeKind) => {
    const { sale } = buildSale()
    await localized(sale, kind)
    expect(outcomeOf(answerIn(sale)).kind).toBe(kind)
    expect(sale.step()).toBe(stepOfOutcome(kind))
  })

  it('navigates back and forward over completed steps without losing data (GRD-03)', async () => {
    const { sale } = await saleThrough('chooseVisit')
    const before = cartIn(sale).saved?.quote
    const { visit } = sale.checkout.getSnapshot().context
    for (const step of trailSteps.slice(1, -1).toReversed()) expect(sale.request(step)).toBe(step)
    sale.request('payment')
    await atCheckout(sale, (snapshot) => snapshot.matches({ filling: 'payment' }))
    expect(sale.step()).toBe('payment')
    expect(sale.checkout.getSnapshot().context.visit).toEqual(visit)
    expect(cartIn(sale).saved?.quote).toEqual(before)
  })

  it('shows an order that was placed while its buyer visited the shop (GRD-04)', async () => {
    const { sale } = await saleThrough('chooseVisit')
    paidWith(sale)
    expect(sale.request('products')).toBe('products')
    await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
    expect(sale.step()).toBe('confirmation')
  })

  it('restores every step after a reload, with the typed text (GRD-04)', async () => {
    const { sale, built, orchestrator, drafts } = await saleThrough('confirmCart')
    sale.checkout.send({
      type: 'customer.typed',
      form: { ...EMPTY_CUSTOMER_FORM, firstName: 'Mar' },
    })
    const atDetails = await returned({ built, orchestrator, drafts, step: 'checkout' })
    expect(atDetails.step()).toBe('checkout')
    expect(atDetails.checkout.getSnapshot().context.customerForm.firstName).toBe('Mar')
    await detailed(sale)
    await visitChosen(sale)
    for (const step of ['schedule', 'payment'] as const) {
      const again = await returned({ built, orchestrator, drafts, step })
      expect(again.step()).toBe(step)
      expect(again.checkout.getSnapshot().context.visit).toEqual(sale.checkout.getSnapshot().context.visit)
    }
    paidWith(sale)
    await ordered(sale)
    const atEnd = await returned({ built, orchestrator, drafts, step: 'confirmation' })
    expect(atEnd.checkout.getSnapshot().context.receipt).toEqual(sale.checkout.getSnapshot().context.receipt)
    expect(atEnd.request('payment')).toBe('confirmation')
  })

  it('restores a checkout without a plan at the address, explains it and resets nothing (CHK-12, LOC-24)', async () => {
    const { built, orchestrator, drafts } = await saleThrough('findAddress')
    const found = await answerOf(orchestrator.sessionInfo())
    const again = await returned({ built, orchestrator, drafts, step: 'checkout' })
    await waitForState(again.actor, ({ context }) => context.offers !== null)
    expect(again.step()).toBe('address')
    expect(again.localization.getSnapshot().context.notice).toBe('planMissing')
    expect((await answerOf(orchestrator.sessionInfo())).cartId).toBe(found.cartId)
    expect(again.request('products')).toBe('products')
    again.localization.send({ type: 'address.submitted', address: found.localization.providedAddress })
    expect(again.localization.getSnapshot().context.notice).toBeNull()
  })

  it('does not treat a cart that failed to load as one without a plan (CHK-12)', async () => {
    const { built, orchestrator, drafts } = await saleThrough('findAddress')
    const unread = { ...orchestrator, cart: () => TE.left({ _tag: 'Unreachable' as const }) }
    const again = await returned({ built, orchestrator: unread, drafts, step: 'checkout' })
    expect(again.step()).toBe('products')
    expect(again.localization.getSnapshot().context.notice).toBeNull()
  })

  it.each(['configure', 'checkout'] as const)(
    'opens %s as soon as a cart is there that could not be loaded before (CHK-14)',
    async (step) => {
      const { built, orchestrator, drafts } = await saleThrough('confirmCart')
      let isSilent = true
      const silent = {
        ...orchestrator,
        cart: () => (isSilent ? TE.left({ _tag: 'Unreachable' as const }) : orchestrator.cart()),
      }
      const again = await returned({ built, orchestrator: silent, drafts, step })
      expect(again.step()).toBe('products')
      isSilent = false
      again.shopping.send({ type: 'retry.requested' })
      await waitForState(again.shopping, (snapshot) => snapshot.matches('open'))
      await restored(again)
      expect(again.step()).toBe(step)
    },
  )

  it.each(trailSteps.slice(1))(
    'shows the order another tab has made when it goes on from %s (I1, I15)',
    async (step) => {
      const { sale, built, orchestrator } = await saleThrough('chooseVisit')
      const other = await returned({ built, orchestrator, step })
      expect(other.step()).toBe(step)
      paidWith(sale)
      await ordered(sale)
      await eventually(() => {
        takeNextStep(other)
        expect(other.step()).toBe('confirmation')
      })
      expect(other.checkout.getSnapshot().context.receipt).toEqual(
        sale.checkout.getSnapshot().context.receipt,
      )
    },
  )

  it('reports and logs a failed restore, not an ended session, while the provider does not respond, and restores on retry (specification 8: session status; SES-05, I9)', async () => {
    const { built, drafts, orchestrator } = await saleThrough('findAddress')
    let isSilent = true
    const silent = {
      ...orchestrator,
      sessionInfo: () => (isSilent ? TE.left({ _tag: 'Unreachable' as const }) : orchestrator.sessionInfo()),
    }
    const logged: LogEntry[] = []
    const log = (entry: LogEntry): void => void logged.push(entry)
    const again = buildSale({ built, drafts, orchestrator: silent, step: 'products', log }).sale
    expect(await restored(again)).toEqual({ _tag: 'Unreachable' })
    const event = 'catchError caught an unexpected error in CartService.getSesssionStatus'
    expect(logged).toEqual([{ level: 'error', event, facts: { failure: 'Unreachable' } }])
    expect(again.localization.getSnapshot().context.notice).toBeNull()
    isSilent = false
    again.actor.send({ type: 'retry.requested' })
    expect(await restored(again)).toBeNull()
    expect(again.step()).toBe('products')
  })

  it('goes to localization, with the address and the reason, when the session ends (specification 8: session expired; SES-02)', async () => {
    const { sale, built } = await saleThrough('confirmCart')
    built.clock.advance(24 * 3_600_000)
    sale.checkout.send({ type: 'installOption.chosen', kind: 'self' })
    await atCheckout(sale, (snapshot) => snapshot.matches('closed'))
    expect(sale.step()).toBe('address')
    const { form, notice } = sale.localization.getSnapshot().context
    expect(notice).toBe('sessionExpired')
    expect(form.street).toBe('742 Magnolia Street')
  })

  it('explains refused cookies where the first call after the address has no session, and an ended session otherwise (SES-02)', async () => {
    const built = buildProvider()
    let isRefused = true
    const orchestrator = built.visitor()
    const refusing = {
      ...orchestrator,
      getOffers: (...request: Parameters<typeof orchestrator.getOffers>) =>
        isRefused ? TE.left({ _tag: 'SessionExpired' as const }) : orchestrator.getOffers(...request),
    }
    const { sale } = buildSale({ built, orchestrator: refusing })
    const noticeAfter = async (): Promise<LocalizationNotice | null> => {
      sale.localization.send({ type: 'address.submitted', address: addressWithOutcome('serviceable') })
      await waitForState(sale.actor, ({ context }) => context.answer !== null)
      await waitForState(sale.actor, ({ context }) => context.answer === null || context.offers !== null)
      return sale.localization.getSnapshot().context.notice
    }
    expect([await noticeAfter(), await noticeAfter()]).toEqual(['cookiesRefused', 'cookiesRefused'])
    expect(sale.step()).toBe('address')
    isRefused = false
    expect(await noticeAfter()).toBeNull()
    isRefused = true
    sale.shopping.send({ type: 'session.closed' })
    sale.actor.send({ type: 'cart.reopened' })
    await waitForState(sale.actor, ({ context }) => context.answer === null)
    expect(sale.localization.getSnapshot().context.notice).toBe('sessionExpired')
  })

  it('explains refused cookies after a reload of a shop page too, with a draft and without (SES-02)', async () => {
    const noticeAt = async (parts: Parameters<typeof buildSale>[0]): Promise<LocalizationNotice | null> => {
      const { sale } = buildSale({ step: 'products', ...parts })
      await waitForState(sale.actor, (snapshot) => !isRestoring(snapshot))
      expect(sale.step()).toBe('address')
      return sale.localization.getSnapshot().context.notice
    }
    const drafts = draftsOfOrder()
    expect(await noticeAt({ isSessionUnused: true })).toBe('cookiesRefused')
    expect(await noticeAt({ isSessionUnused: true, drafts })).toBe('cookiesRefused')
    expect(await noticeAt({ drafts })).toBe('sessionExpired')
    expect(await noticeAt({})).toBeNull()
  })

  it('confirms a changed price before it orders, and orders at the new price once accepted (PRC-07)', async () => {
    let brand: Brand = cometa
    const built = buildProvider({ brand: () => brand })
    const { sale } = await saleThrough('chooseVisit', { built })
    paidWith(sale)
    const offers = dearerPlans(cometa.catalog.offers, 500)
    brand = { ...cometa, catalog: { ...cometa.catalog, version: 'next', offers } }
    sale.checkout.send({ type: 'order.confirmed' })
    await atCheckout(sale, (snapshot) => snapshot.matches('priceMoved'))
    const { previousQuote, saved: cart } = cartIn(sale)
    expect((cart?.quote.monthly.total ?? 0) - (previousQuote?.monthly.total ?? 0)).toBe(500)
    sale.checkout.send({ type: 'price.accepted' })
    await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
    const [charge] = await built.ledger.charges()
    expect(charge?.amount).toBe(cart === null ? null : totalsOf(cart.quote).dueToday)
  })

  it('confirms once more at the same price when the seal is refused, and orders with the new seal (PRC-32)', async () => {
    let keys: Digest = buildDigest({ first: 'a secret' })
    const digest: Digest = {
      digest: (text) => keys.digest(text),
      sign: (text) => keys.sign(text),
      verify: (text, signature) => keys.verify(text, signature),
    }
    const { sale, built } = await saleThrough('chooseVisit', { built: buildProvider({ digest }) })
    paidWith(sale)
    keys = buildDigest({ second: 'another' })
    sale.checkout.send({ type: 'order.confirmed' })
    await atCheckout(sale, (snapshot) => snapshot.matches('priceMoved'))
    expect(cartIn(sale).saved?.quote).toEqual(cartIn(sale).previousQuote)
    expect(await built.ledger.charges()).toEqual([])
    sale.checkout.send({ type: 'price.accepted' })
    await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
    expect(await built.ledger.charges()).toHaveLength(1)
  })

  it('returns to the payment with the visit reserved after a decline, and orders with another card (SCH-02)', async () => {
    const { sale, orchestrator } = await saleThrough('chooseVisit')
    paidWith(sale, '4000000000000002')
    const { context } = await waitForState(sale.checkout, (snapshot) => snapshot.context.failure !== null)
    expect(context.failure).toEqual({ _tag: 'PaymentDeclined' })
    expect(sale.step()).toBe('payment')
    const { visit } = context
    expect(visit).not.toBeNull()
    expect((await answerOf(orchestrator.sessionInfo())).visit?.id).toBe(visit?.id)
    paidWith(sale)
    await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
    expect(sale.checkout.getSnapshot().context.receipt?.visit?.id).toBe(visit?.id)
  })

  it('preserves the risk answer after Back, and never a number (RSK-02, S28)', async () => {
    const { sale } = await saleThrough('confirmCart')
    const identification = { type: 'SSN', number: '219099999' as IdentificationNumber } as const
    await detailed(sale, 'self', { addressOneYear: false, identification })
    expect(sale.checkout.getSnapshot().context.riskDecision).toBe('cleared')
    expect(JSON.stringify(sale.checkout.getPersistedSnapshot())).not.toContain(identification.number)
    sale.request('checkout')
    await detailed(sale, 'self', null)
    expect(sale.checkout.getSnapshot().context.riskDecision).toBe('cleared')
    expect(sale.step()).toBe('payment')
  })

  it('repeats the risk question for another person, and preserves the answer for the same one (RSK-04)', async () => {
    const { sale } = buildSale()
    await buyThrough(sale, 'acceptAgreements', 'self')
    sale.request('checkout')
    const { agreements } = sale.checkout.getSnapshot().context
    const submit = (change: Partial<Customer>, risk: RiskSubmission | null): void =>
      sale.checkout.send({ type: 'details.submitted', customer: { ...maria, ...change }, risk, agreements })
    const emailAddress = 'otra@correo.example' as Customer['emailAddress']
    submit({ emailAddress }, null)
    expect(sale.checkout.getSnapshot().matches({ filling: { details: 'idle' } })).toBe(true)
    submit({ phoneType: 'Home' }, null)
    await atCheckout(sale, (snapshot) => !snapshot.matches({ filling: 'details' }))
    sale.request('checkout')
    submit({ emailAddress }, { addressOneYear: false, identification: null })
    await atCheckout(sale, (snapshot) => !snapshot.matches({ filling: 'details' }))
    expect(sale.checkout.getSnapshot().context).toMatchObject({
      customer: { emailAddress },
      riskDecision: 'deposit',
    })
  })

  it('returns to the address with the typed text when the session watch finds the session ended (SES-02, SES-03)', async () => {
    const { sale, built } = await saleThrough('confirmCart')
    const form = { ...EMPTY_CUSTOMER_FORM, firstName: 'María' }
    sale.checkout.send({ type: 'customer.typed', form })
    built.clock.advance(SESSION_IDLE_MS)
    sale.session.send({ type: 'session.opened', status: { remainingMs: 0, lifetimeMs: 0 } })
    await waitForState(sale.session, (snapshot) => snapshot.matches('closed'))
    expect(sale.step()).toBe('address')
    expect(sale.localization.getSnapshot().context.notice).toBe('sessionExpired')
    expect(sale.checkout.getSnapshot().context.customerForm).toEqual(form)
  })

  it('says at the confirmation what became of a payment whose session ended, also after a reload (GRD-07)', async () => {
    const sale = async () => {
      const found = buildSale()
      await localized(found.sale)
      await configured(found.sale)
      await detailed(found.sale, 'self')
      return found
    }
    const expiryIn = (lost: Sale) => lost.actor.getSnapshot().context.expiry

    const watched = await sale()
    watched.sale.session.send({ type: 'session.opened', status: { remainingMs: 0, lifetimeMs: 0 } })
    watched.built.clock.advance(SESSION_IDLE_MS)
    await waitForState(watched.sale.session, (snapshot) => snapshot.matches('closed'))
    expect([watched.sale.step(), expiryIn(watched.sale)]).toEqual(['confirmation', 'notSent'])
    expect(watched.sale.request('payment')).toBe('confirmation')
    expect(watched.sale.request('products')).toBe('address')

    const refused = await sale()
    refused.built.clock.advance(SESSION_IDLE_MS)
    paidWith(refused.sale)
    await atCheckout(refused.sale, (snapshot) => snapshot.matches('closed'))
    expect([refused.sale.step(), expiryIn(refused.sale)]).toEqual(['confirmation', 'notSent'])

    const { built, drafts } = refused
    const reloads = [
      [{ drafts }, 'notSent'],
      [{ mayHaveSession: true }, 'unknown'],
      [{ drafts: draftsOfOrder() }, 'unanswered'],
    ] as const
    for (const step of ['payment', 'confirmation'] as const)
      for (const [parts, expiry] of reloads) {
        const again = await returned({ built, step, ...parts })
        expect([again.step(), expiryIn(again)]).toEqual(['confirmation', expiry])
      }
  })

  it('leads from the payment to the address in a browser that had no session (GRD-07)', async () => {
    for (const step of ['payment', 'confirmation'] as const)
      expect((await returned({ step })).step()).toBe('address')
  })

  it('forgets the expired payment once the buyer goes on (GRD-07)', async () => {
    const again = await returned({ step: 'payment', mayHaveSession: true })
    expect(again.step()).toBe('confirmation')
    expect(again.request('payment')).toBe('confirmation')
    expect(again.request('address')).toBe('address')
    expect(again.request('confirmation')).toBe('address')
    await localized(again)
    expect(again.step()).toBe('products')
    expect(again.request('confirmation')).toBe('products')
  })

  it('stops the session watch once the order is placed', async () => {
    const { sale } = await saleThrough('findAddress')
    expect(sale.session.getSnapshot().matches('watching')).toBe(true)
    await configured(sale)
    await detailed(sale, 'self')
    paidWith(sale)
    await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
    expect(sale.session.getSnapshot().matches('closed')).toBe(true)
  })
})
