import { taskEither as TE } from 'fp-ts'
import { waitFor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { oneTimeOf } from '#core/catalog/price.ts'
import type { Customer } from '#core/checkout/customer.ts'
import { EMPTY_CUSTOMER_FORM } from '#core/checkout/customer-form.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import type { RiskSubmission } from '#core/journeys/checkout/checkout.events.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { createSale } from '#core/journeys/sale/sale.ts'
import { isSaved, runningQuote } from '#core/journeys/shopping/shopping.selectors.ts'
import type { OutcomeKind } from '#core/localization/outcome.ts'
import { outcomeKinds, outcomeOf } from '#core/localization/outcome.ts'
import type { IdentificationNumber } from '#core/risk/risk.ts'
import { SESSION_IDLE_MS } from '#core/session/session.ts'
import type { Digest } from '#core/ports/digest.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import { GIG, POD, accountOf, answerOf, buildPocket, maria } from '#test/builders/pocket.builder.ts'
import {
  atCheckout,
  buildSale,
  configured,
  detailed,
  localized,
  ordered,
  paidFrom,
  paidWith,
  visitChosen,
} from '#test/builders/sale.builder.ts'
import { buildDigest } from '#test/builders/digest.builder.ts'
import { dearerPlans } from '#test/builders/offer.builder.ts'

const OTHER_PLAN = 'internet-500' as OfferId

const typable = outcomeKinds.filter((kind) => kind !== 'enterAddress')

describe(createSale, () => {
  it('completes a purchase without a screen, one order and one charge of what was shown', async () => {
    const { sale, built } = buildSale()
    await localized(sale)
    expect(sale.step()).toBe('products')
    await configured(sale)
    expect(sale.step()).toBe('checkout')
    await detailed(sale)
    const shown = sale.checkout.getSnapshot().context.cart?.quote
    expect(runningQuote(sale.shopping.getSnapshot().context)).toEqual(shown)
    paidWith(sale)
    await visitChosen(sale)
    expect(sale.step()).toBe('schedule')
    await ordered(sale)
    expect(sale.step()).toBe('confirmation')
    const { receipt } = sale.checkout.getSnapshot().context
    expect(receipt?.quote).toEqual(shown)
    const charges = await built.ledger.charges()
    expect(charges.map(({ amount, state }) => ({ amount, state }))).toEqual([
      { amount: shown?.dueToday, state: 'captured' },
    ])
  })

  it('places the order from the payment when no visit is needed (SCH-01)', async () => {
    const { sale } = buildSale()
    await localized(sale)
    await configured(sale)
    await detailed(sale, 'self')
    paidWith(sale)
    await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
    expect(sale.checkout.getSnapshot().context.receipt?.visit).toBeNull()
  })

  it.each(typable)('leads an address of outcome %s to its own place', async (kind: OutcomeKind) => {
    const { sale } = buildSale()
    await localized(sale, kind)
    expect(outcomeOf(sale.localization.getSnapshot().context.answer).kind).toBe(kind)
    expect(sale.step()).toBe(kind === 'serviceable' ? 'products' : 'outcome')
  })

  it('lets nobody into a step whose ground is missing (GRD-01)', () => {
    const { sale } = buildSale()
    for (const step of [
      'outcome',
      'products',
      'configure',
      'checkout',
      'payment',
      'schedule',
      'confirmation',
    ] as const)
      expect(sale.request(step)).toBe('address')
  })

  it('goes back and forth over filled steps without losing anything (GRD-03)', async () => {
    const { sale } = buildSale()
    await localized(sale)
    await configured(sale)
    await detailed(sale)
    const before = sale.checkout.getSnapshot().context.cart?.quote
    expect(sale.request('checkout')).toBe('checkout')
    expect(sale.request('configure')).toBe('configure')
    expect(sale.request('products')).toBe('products')
    sale.request('payment')
    await atCheckout(sale, (snapshot) => snapshot.matches({ filling: 'payment' }))
    expect(sale.step()).toBe('payment')
    expect(sale.checkout.getSnapshot().context.cart?.quote).toEqual(before)
  })

  it('shows an order that was placed while its buyer looked at the shop again (GRD-04)', async () => {
    const { sale } = buildSale()
    await localized(sale)
    await configured(sale)
    await detailed(sale)
    paidWith(sale)
    await visitChosen(sale)
    sale.checkout.send({ type: 'order.confirmed' })
    expect(sale.request('products')).toBe('products')
    await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
    expect(sale.step()).toBe('confirmation')
  })

  it('finds every step again after a reload, with what was typed (GRD-04)', async () => {
    const { sale, built, orchestrator, drafts } = buildSale()
    await localized(sale)
    await configured(sale)
    sale.checkout.send({
      type: 'customer.typed',
      form: { ...EMPTY_CUSTOMER_FORM, firstName: 'Mar' },
    })
    const atDetails = buildSale({ built, orchestrator, drafts }).sale
    await atDetails.restore('checkout')
    expect(atDetails.step()).toBe('checkout')
    expect(atDetails.checkout.getSnapshot().context.customerForm.firstName).toBe('Mar')
    await detailed(sale)
    paidWith(sale)
    await visitChosen(sale)
    const atSchedule = buildSale({ built, orchestrator, drafts }).sale
    await atSchedule.restore('schedule')
    expect(atSchedule.step()).toBe('schedule')
    expect(atSchedule.checkout.getSnapshot().context.visit).toEqual(sale.checkout.getSnapshot().context.visit)
    await ordered(sale)
    const atEnd = buildSale({ built, orchestrator, drafts }).sale
    await atEnd.restore('confirmation')
    expect(atEnd.checkout.getSnapshot().context.receipt).toEqual(sale.checkout.getSnapshot().context.receipt)
    expect(atEnd.request('payment')).toBe('confirmation')
  })

  it.each<[SaleStep, (tab: Sale) => void]>([
    ['products', ({ shopping }) => shopping.send({ type: 'plan.chosen', offerId: OTHER_PLAN })],
    ['configure', ({ shopping }) => shopping.send({ type: 'item.changed', offerId: POD, quantity: 1 })],
    ['checkout', ({ checkout }) => checkout.send({ type: 'installOption.chosen', kind: 'self' })],
    ['payment', (tab) => paidWith(tab)],
    ['schedule', ({ checkout }) => checkout.send({ type: 'order.confirmed' })],
  ])('shows the order another tab has made when it goes on at %s (I1, I15)', async (step, goOn) => {
    const { sale, built, orchestrator } = buildSale()
    await localized(sale)
    await configured(sale)
    await detailed(sale)
    paidWith(sale)
    await visitChosen(sale)
    const other = buildSale({ built, orchestrator }).sale
    await other.restore(step)
    expect(other.step()).toBe(step)
    await ordered(sale)
    goOn(other)
    await expect.poll(other.step).toBe('confirmation')
    expect(other.checkout.getSnapshot().context.receipt).toEqual(sale.checkout.getSnapshot().context.receipt)
  })

  it('says that it could not ask rather than that the session ended, when the provider is silent (I9)', async () => {
    const { sale, built, drafts, orchestrator } = buildSale()
    await localized(sale)
    const silent = { ...orchestrator, sessionInfo: () => TE.left({ _tag: 'Unreachable' as const }) }
    const again = buildSale({ built, drafts, orchestrator: silent }).sale
    expect(await again.restore('products')).toEqual({ _tag: 'Unreachable' })
    expect(again.localization.getSnapshot().context.notice).toBeNull()
    const back = buildSale({ built, drafts, orchestrator }).sale
    expect(await back.restore('products')).toBeNull()
    expect(back.step()).toBe('products')
  })

  it('keeps the address and says why when the session ends under it (SES-02)', async () => {
    const { sale, built } = buildSale()
    await localized(sale)
    await configured(sale)
    built.clock.advance(24 * 3_600_000)
    sale.checkout.send({ type: 'installOption.chosen', kind: 'self' })
    await atCheckout(sale, (snapshot) => snapshot.matches('closed'))
    expect(sale.step()).toBe('address')
    const { form, notice } = sale.localization.getSnapshot().context
    expect(notice).toBe('sessionExpired')
    expect(form.street).toBe('742 Magnolia Street')
  })

  it('asks before it buys at a price that moved, and buys at the new one once accepted (PRC-07)', async () => {
    let brand: Brand = cometa
    const built = buildPocket({ brand: () => brand })
    const { sale } = buildSale({ built })
    await localized(sale)
    await configured(sale)
    await detailed(sale)
    paidWith(sale)
    await visitChosen(sale)
    const offers = dearerPlans(cometa.catalog.offers, 500)
    brand = { ...cometa, catalog: { ...cometa.catalog, version: 'next', offers } }
    sale.checkout.send({ type: 'order.confirmed' })
    const { context } = await atCheckout(sale, (snapshot) => snapshot.matches('priceMoved'))
    const { previousQuote, cart } = context
    expect((cart?.quote.monthly.total ?? 0) - (previousQuote?.monthly.total ?? 0)).toBe(500)
    sale.checkout.send({ type: 'price.accepted' })
    await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
    const [charge] = await built.ledger.charges()
    expect(charge?.amount).toBe(cart === null ? null : totalsOf(cart.quote).dueToday)
  })

  it('asks once more at the same price when its seal is not taken, and buys by the new one (PRC-32)', async () => {
    let keys: Digest = buildDigest({ first: 'a secret' })
    const digest: Digest = {
      digest: (text) => keys.digest(text),
      sign: (text) => keys.sign(text),
      verify: (text, signature) => keys.verify(text, signature),
    }
    const { sale, built } = buildSale({ built: buildPocket({ digest }) })
    await localized(sale)
    await configured(sale)
    await detailed(sale)
    paidWith(sale)
    await visitChosen(sale)
    keys = buildDigest({ second: 'another' })
    sale.checkout.send({ type: 'order.confirmed' })
    const { context } = await atCheckout(sale, (snapshot) => snapshot.matches('priceMoved'))
    expect(context.cart?.quote).toEqual(context.previousQuote)
    expect(await built.ledger.charges()).toEqual([])
    sale.checkout.send({ type: 'price.accepted' })
    await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
    expect(await built.ledger.charges()).toHaveLength(1)
  })

  it('goes back to the payment with the visit held when the payment is declined, and orders with another card (SCH-02)', async () => {
    const { sale, orchestrator } = buildSale()
    await localized(sale)
    await configured(sale)
    await detailed(sale)
    paidWith(sale, '4000000000000002')
    await visitChosen(sale)
    sale.checkout.send({ type: 'order.confirmed' })
    const { context } = await waitFor(sale.checkout, (snapshot) => snapshot.context.failure !== null)
    expect(context.failure).toEqual({ _tag: 'PaymentDeclined' })
    expect(sale.step()).toBe('payment')
    const { visit } = context
    expect(visit).not.toBeNull()
    expect((await answerOf(orchestrator.sessionInfo())).visit?.id).toBe(visit?.id)
    paidWith(sale)
    await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
    expect(sale.checkout.getSnapshot().context.receipt?.visit?.id).toBe(visit?.id)
  })

  it('sells television, telephone and mobile lines beside internet, at one price from cart to receipt (PRC-01, CRT-05)', async () => {
    const beside = { 'tv-stream-latino': 1, 'disney-premium': 1, 'home-phone': 1, 'mobile-unlimited': 3 }
    const { sale, built } = buildSale()
    await localized(sale)
    sale.shopping.send({ type: 'plan.chosen', offerId: GIG })
    for (const [id, quantity] of Object.entries(beside))
      sale.shopping.send({ type: 'item.changed', offerId: id as OfferId, quantity })
    await configured(sale)
    await detailed(sale)
    const shown = sale.checkout.getSnapshot().context.cart?.quote
    const bought = Object.fromEntries(shown?.lines.map(({ offerId, quantity }) => [offerId, quantity]) ?? [])
    expect(bought).toMatchObject(beside)
    paidWith(sale)
    await visitChosen(sale)
    await ordered(sale)
    expect(sale.checkout.getSnapshot().context.receipt?.quote).toEqual(shown)
    const [charge] = await built.ledger.charges()
    expect(charge?.amount).toBe(shown?.dueToday)
  })

  it('takes a bank account as it takes a card, and keeps its kind and last digits alone (PAY-01, S28)', async () => {
    const { sale } = buildSale()
    await localized(sale)
    await configured(sale)
    await detailed(sale, 'self')
    paidFrom(sale)
    await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
    const { receipt } = sale.checkout.getSnapshot().context
    expect(receipt?.payment).toEqual({
      kind: 'bank',
      accountKind: accountOf().kind,
      lastFour: accountOf().number.slice(-4),
    })
    expect(JSON.stringify(sale.checkout.getPersistedSnapshot())).not.toContain(accountOf().number)
  })

  it('asks a deposit of who has neither number nor a year at the address, in cart and running total alike (RSK-02)', async () => {
    const { sale } = buildSale()
    await localized(sale)
    await configured(sale)
    const before = sale.checkout.getSnapshot().context.cart?.quote.dueToday ?? 0
    await detailed(sale, 'self', { addressOneYear: false, identification: null })
    const { cart, riskDecision } = sale.checkout.getSnapshot().context
    expect(riskDecision).toBe('deposit')
    const depositOffer = findOffer(cometa.catalog.offers, cometa.depositOfferId)
    const deposit = depositOffer === undefined ? 0 : oneTimeOf(depositOffer)
    expect(cart?.quote.dueToday).toBe(before + deposit)
    expect(runningQuote(sale.shopping.getSnapshot().context)).toEqual(cart?.quote)
    expect(isSaved(sale.shopping.getSnapshot().context)).toBe(true)
  })

  it('keeps the answer to the risk question over Back, and never a number (RSK-02, S28)', async () => {
    const { sale } = buildSale()
    await localized(sale)
    await configured(sale)
    const identification = { type: 'SSN', number: '219099999' as IdentificationNumber } as const
    await detailed(sale, 'self', { addressOneYear: false, identification })
    expect(sale.checkout.getSnapshot().context.riskDecision).toBe('cleared')
    expect(JSON.stringify(sale.checkout.getPersistedSnapshot())).not.toContain(identification.number)
    sale.request('checkout')
    await detailed(sale, 'self', null)
    expect(sale.checkout.getSnapshot().context.riskDecision).toBe('cleared')
    expect(sale.step()).toBe('payment')
  })

  it('does not go on without an answer to the risk question (CHK-06, S31)', async () => {
    const { sale } = buildSale()
    await localized(sale)
    await configured(sale)
    sale.checkout.send({ type: 'installOption.chosen', kind: 'self' })
    const { context } = await atCheckout(sale, (snapshot) => snapshot.context.installKind === 'self')
    sale.checkout.send({
      type: 'details.submitted',
      customer: maria,
      risk: null,
      agreements: context.agreements,
    })
    expect(sale.checkout.getSnapshot().matches({ filling: { details: 'idle' } })).toBe(true)
  })

  it('asks the risk question again of another person, and keeps the answer for the same one (RSK-04)', async () => {
    const { sale } = buildSale()
    await localized(sale)
    await configured(sale)
    await detailed(sale, 'self')
    sale.request('checkout')
    const { agreements } = sale.checkout.getSnapshot().context
    const submit = (change: Partial<Customer>, risk: RiskSubmission | null): void =>
      sale.checkout.send({ type: 'details.submitted', customer: { ...maria, ...change }, risk, agreements })
    const emailAddress = 'otra@correo.example' as Customer['emailAddress']
    submit({ emailAddress }, null)
    expect(sale.checkout.getSnapshot().matches({ filling: { details: 'idle' } })).toBe(true)
    submit({ phoneType: 'Home' }, null)
    await atCheckout(sale, (snapshot) => snapshot.matches({ filling: 'payment' }))
    sale.request('checkout')
    submit({ emailAddress }, { addressOneYear: false, identification: null })
    await atCheckout(sale, (snapshot) => snapshot.matches({ filling: 'payment' }))
    expect(sale.checkout.getSnapshot().context).toMatchObject({
      customer: { emailAddress },
      riskDecision: 'deposit',
    })
  })

  it('goes to the address with what was typed when the watch finds the session dead (SES-02, SES-03)', async () => {
    const { sale, built } = buildSale()
    await localized(sale)
    await configured(sale)
    const form = { ...EMPTY_CUSTOMER_FORM, firstName: 'María' }
    sale.checkout.send({ type: 'customer.typed', form })
    built.clock.advance(SESSION_IDLE_MS)
    sale.session.send({ type: 'session.opened', status: { remainingMs: 0, lifetimeMs: 0 } })
    await waitFor(sale.session, (snapshot) => snapshot.matches('closed'))
    expect(sale.step()).toBe('address')
    expect(sale.localization.getSnapshot().context.notice).toBe('sessionExpired')
    expect(sale.checkout.getSnapshot().context.customerForm).toEqual(form)
  })

  it('stops watching over the session once the order is placed', async () => {
    const { sale } = buildSale()
    await localized(sale)
    expect(sale.session.getSnapshot().matches('watching')).toBe(true)
    await configured(sale)
    await detailed(sale, 'self')
    paidWith(sale)
    await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
    expect(sale.session.getSnapshot().matches('closed')).toBe(true)
  })
})
