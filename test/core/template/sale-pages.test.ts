import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findOffer, offersOfLine } from '#core/catalog/offer.ts'
import { oneTimeOf } from '#core/catalog/price.ts'
import { kindOfVisit } from '#core/checkout/schedules-needed.ts'
import { needsVisit } from '#core/checkout/readiness.ts'
import { permittedStep } from '#core/guards/step.ts'
import { paths } from '#core/routes/routes.ts'
import { isSkipped } from '#core/routes/sale-step.ts'
import { steps } from '#core/routes/steps.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import { checkoutScreen } from '#core/template/checkout-page.ts'
import { configureScreen } from '#core/template/configure-page.ts'
import { confirmationScreen, pendingConfirmationScreen } from '#core/template/confirmation-page.ts'
import { plainShopEndpoints, postedEndpoints, type ShopEndpoint } from '#core/template/endpoint.ts'
import { includedScreen } from '#core/template/included-page.ts'
import { autoPaymentScreen, prePaymentScreen } from '#core/template/payment-page.ts'
import { scheduleScreen } from '#core/template/schedule-page.ts'
import { afterCheckout, mayShowPage, type ShopFacts, summaryOf } from '#core/template/shop-facts.ts'
import { saleStatus } from '#test/arbitraries/sale-status.arbitrary.ts'
import { bodyOver, salePages, shopFacts, withXumo } from '#test/arbitraries/template.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const endpoints: readonly ShopEndpoint[] = [...postedEndpoints, ...plainShopEndpoints]

const withBody = <E extends keyof ReturnType<typeof bodyOver>>(endpoint: E) =>
  shopFacts.chain((facts) => fc.tuple(fc.constant(facts), bodyOver(facts)[endpoint]))

describe('mayShowPage', () => {
  it('shows no page before the guards permit its step or the one before it (TPL-02)', () =>
    forAll(fc.constantFrom(...endpoints), saleStatus, salePages, (endpoint, status, pages) => {
      const isOpen = mayShowPage(endpoint, status, pages)
      const reached = permittedStep('payment', status)
      if (endpoint === 'included') expect(isOpen).toBe(status.hasOutcome)
      else if (endpoint.endsWith('confirmation'))
        expect(isOpen).toBe(endpoint === pages.confirmation && status.isOrdered)
      else if (!status.isSessionAlive || !status.canShop || status.isOrdered) expect(isOpen).toBe(false)
      else if (endpoint === 'checkout')
        expect(isOpen).toBe(status.progress.hasPlan || status.isInternetHeld === true)
      else if (endpoint.endsWith('payment'))
        expect(isOpen).toBe(endpoint === pages.payment && status.progress.hasPlan && reached !== 'configure')
      else if (['products-dotcom', 'service-selection', 'configure-products-dotcom'].includes(endpoint))
        expect(isOpen).toBe(true)
    }))

  it('shows a schedule once the details are given, and from the checkout on one that is not skipped (TPL-02)', () =>
    forAll(
      fc.constantFrom('schedule' as const, 'site-visit' as const),
      saleStatus,
      salePages,
      (endpoint, status, pages) => {
        const reached = permittedStep('payment', status)
        const isNear = reached === 'checkout' && !isSkipped('schedule', status.progress)
        expect(mayShowPage(endpoint, status, pages)).toBe(
          isNear || reached === 'schedule' || reached === 'payment',
        )
      },
    ))
})

describe('summaryOf', () => {
  it('shows the cart’s price and the missing parts (TPL-05)', () =>
    forAll(shopFacts, (facts) => {
      const { quote } = facts.priced
      expect(summaryOf(facts)).toMatchObject({
        lines: quote.lines.length,
        totals: { monthly: quote.monthly.total, dueToday: quote.dueToday },
      })
    }))
})

describe('configureScreen', () => {
  it('offers exactly the add-ons of the lines of business with a plan in the cart (TPL-07)', () =>
    forAll(shopFacts, (facts) => {
      const { blocks } = configureScreen(facts)
      const held = facts.offers.filter(
        ({ id, role }) => role === 'plan' && facts.priced.cart.lines.some(({ offerId }) => offerId === id),
      )
      const addOns = facts.offers.filter(
        ({ role, lineOfBusiness }) => role === 'addOn' && offersOfLine(held, lineOfBusiness).length > 0,
      )
      const shown = blocks.filter(({ kind }) => kind === 'choice').flatMap(({ offers }) => offers)
      expect(shown.toSorted()).toEqual(addOns.map(({ id }) => id).toSorted())
      expect(blocks[0]?.offers).toEqual(held.map(({ id }) => id))
      expect(blocks.some(({ reason }) => reason === 'noAddOns')).toBe(addOns.length === 0)
    }))
})

describe('includedScreen', () => {
  it('shows the included service of a building, and elsewhere a link to the next page (TPL-08)', () =>
    forAll(shopFacts, (facts) => {
      const { blocks, next } = includedScreen(facts)
      const isIncluded = facts.outcome === 'bulkIncluded' && facts.building !== null
      expect(blocks.map(({ id }) => id)).toEqual(isIncluded ? ['included', 'activate'] : ['nothing'])
      if (isIncluded) expect(next).toBe('/buy/bulk-included')
      if (!isIncluded && facts.saleStatus.canShop) expect(next).toBe(paths.products)
      if (!isIncluded) expect(blocks[0]?.way?.to).toBe(next)
    }))
})

describe('checkoutScreen', () => {
  it('shows the requested installation offers that are sold, or the requested banner, and neither for mobile lines alone (TPL-05, TPL-09, CHK-24)', () =>
    forAll(withBody('checkout'), ([facts, body]) => {
      const { blocks } = checkoutScreen(facts, body)
      const [block] = blocks.filter(({ id }) => ['install', 'install-banner', 'nothing'].includes(id))
      const named = facts.installOptions.filter(
        (held) =>
          findOffer(facts.offers, held.offerId) !== undefined &&
          body.installationOptions.some(
            ({ kind, offerId }) => kind === held.kind && offerId === held.offerId,
          ),
      )
      const expected = named.length > 0 ? 'install' : 'nothing'
      if (facts.saleStatus.progress.installKind === 'none') {
        expect(block).toBeUndefined()
        return
      }
      expect(block?.id).toBe(body.installationBanner ? 'install-banner' : expected)
      expect(block?.offers).toEqual(body.installationBanner ? [] : named.map(({ offerId }) => offerId))
    }))

  it('shows the deposit and its price exactly when one is required and sold (TPL-09)', () =>
    forAll(withBody('checkout'), ([facts, body]) => {
      const deposit = findOffer(facts.offers, facts.depositOfferId)
      const block = checkoutScreen(facts, body).blocks.find(({ id }) => id === 'deposit')
      const isAsked = facts.saleStatus.progress.riskDecision === 'deposit' && deposit !== undefined
      expect(block !== undefined).toBe(isAsked)
      if (block !== undefined && deposit !== undefined)
        expect(block.parameters).toEqual([
          { kind: 'money', name: 'amount', cents: oneTimeOf(deposit) },
          { kind: 'count', name: 'months', count: 12 },
        ])
    }))

  it('trusts the body about home and cart only when it is true (CHK-09, TPL-05)', () =>
    forAll(withBody('checkout'), fc.boolean(), ([plain, body], hasXumo) => {
      const facts: ShopFacts = hasXumo ? withXumo(plain) : plain
      const { blocks, flags } = checkoutScreen(facts, body)
      expect(flags).toEqual({
        acpEnabled: body.acpEnabled && facts.isAcpEnabled,
        installationBanner: body.installationBanner,
      })
      const has = (id: string): boolean => blocks.some((block) => block.id === id)
      expect(has('ready')).toBe(body.productReady && facts.address.productReady)
      expect(has('building')).toBe(body.isBulk && facts.address.isBulk)
      expect(has('xumo')).toBe(body.isXumoSelected && hasXumo)
    }))
})

describe('afterCheckout', () => {
  it('is the visit of its kind if one is needed, otherwise the payment page of the sale (SCH-01, SCH-03, PAY-06)', () =>
    forAll(shopFacts, (facts) => {
      const { isBlueOn, address, installOptions, saleStatus } = facts
      const kind = kindOfVisit(installOptions, {
        isBlueOn,
        preWorkReady: address.preWorkReady,
        chosenInstall: saleStatus.progress.installKind,
      })
      expect(afterCheckout(facts)).toBe(
        needsVisit(saleStatus.progress)
          ? steps.schedule.pages[kind]
          : steps.payment.pages[facts.pages.payment],
      )
    }))
})

describe('prePaymentScreen', () => {
  it('requires the amount due, with the back button blocked, and continues to the confirmation (TPL-10)', () =>
    forAll(shopFacts, fc.boolean(), (facts, isExpress) => {
      const endpoint = isExpress ? 'express-payment' : 'pre-payment'
      const { blocks, flags, next } = prePaymentScreen(facts, endpoint)
      expect(flags).toEqual({ disableBackButton: true, isExpress })
      expect(blocks[0]?.parameters[0]).toMatchObject({ cents: facts.priced.quote.dueToday })
      expect(blocks.map(({ id }) => id)).toEqual(['amount', 'methods', ...(isExpress ? [] : ['safety'])])
      expect(next).toBe(paths.confirmation)
    }))
})

describe('autoPaymentScreen', () => {
  it('mentions a balance when the body does, and a credit check when it can still remove the deposit (TPL-10, RSK-05)', () =>
    forAll(withBody('auto-payment'), ([facts, body]) => {
      const { blocks, flags } = autoPaymentScreen(facts, body)
      expect(flags).toEqual({
        disableBackButton: true,
        checksBalance: body.hasDelinquentBalance,
      })
      const ids = blocks.map(({ id }) => id)
      expect(ids.includes('credit-check')).toBe(
        body.eligibleForExternalCreditCheck && facts.externalCheck.eligibleForExternalCreditCheck,
      )
      expect(ids.includes('balance')).toBe(body.hasDelinquentBalance)
    }))
})

describe('scheduleScreen', () => {
  const scheduleRequests = withBody('schedule').map(
    ([facts, { installationWindows }]) => [facts, installationWindows] as const,
  )
  const professional = (facts: ShopFacts): ShopFacts => ({
    ...facts,
    saleStatus: {
      ...facts.saleStatus,
      progress: { ...facts.saleStatus.progress, installKind: 'professional' },
    },
  })

  it('counts the requested windows that are available, and skips a page without any (SCH-01, TPL-11)', () =>
    forAll(scheduleRequests, ([facts, named]) => {
      const sent = professional(facts)
      const { blocks, next } = scheduleScreen(sent, 'installation', named)
      const ids = new Set(named.map(({ id }) => id))
      const shown = facts.windows.filter((window) => hasPlaces(window) && ids.has(window.id))
      expect(next).toBe(steps.payment.pages[facts.pages.payment])
      const isShown = shown.length > 0
      expect(blocks[0]?.reason ?? null).toBe(isShown ? null : 'noWindows')
      expect(blocks[0]?.parameters).toEqual(
        isShown
          ? [
              { kind: 'count', name: 'count', count: shown.length },
              { kind: 'date', name: 'first', date: shown[0]?.date },
              { kind: 'date', name: 'last', date: shown.at(-1)?.date },
            ]
          : [],
      )
      expect(blocks.some(({ id }) => id === 'held')).toBe(isShown && facts.visit !== null)
    }))

  it('requires no window when no technician comes (TPL-11)', () =>
    forAll(scheduleRequests, fc.constantFrom(null, 'self' as const), ([facts, named], installKind) => {
      const { progress } = facts.saleStatus
      const own = {
        ...facts,
        saleStatus: { ...facts.saleStatus, progress: { ...progress, installKind } },
      }
      const { blocks } = scheduleScreen(own, 'installation', named)
      expect(blocks).toMatchObject([
        { reason: 'noTechnician', way: { to: steps.payment.pages[facts.pages.payment] } },
      ])
    }))

  it('shows a site visit only when flag and pre-work allow one, and otherwise continues to the installation (SCH-03, TPL-11)', () =>
    forAll(scheduleRequests, ([facts, named]) => {
      const { blocks, next } = scheduleScreen(professional(facts), 'siteVisit', named)
      const isAllowed = facts.isBlueOn && facts.address.preWorkReady
      expect(blocks[0]?.reason === 'noSiteVisit').toBe(!isAllowed)
      expect(next).toBe(isAllowed ? steps.payment.pages[facts.pages.payment] : paths.schedule)
    }))
})

describe('confirmationScreen', () => {
  it('describes the installation by the receipt, regardless of the body (TPL-12)', () =>
    forAll(withBody('automated-confirmation'), ([facts, body]) => {
      const { receipt } = facts
      const { blocks, flags } = confirmationScreen(facts, body)
      const ids = blocks.map(({ id }) => id)
      expect(ids.includes('receipt')).toBe(receipt !== null)
      expect(ids.includes('kit')).toBe(receipt?.installKind === 'self')
      expect(ids.includes('visit')).toBe(receipt?.installKind === 'professional')
      const visit = blocks.find(({ id }) => id === 'visit')
      if (visit !== undefined) expect(visit.parameters.length > 0).toBe(receipt?.visit !== null)
      expect(flags.isProInstall).toBe(body.isProInstall && receipt?.installKind === 'professional')
      expect(flags.isBulk).toBe(body.isBulk && facts.address.isBulk)
      expect(ids.includes('building')).toBe(flags.isBulk)
      expect(flags.productReady).toBe(body.productReady && facts.address.productReady)
    }))

  it('offers mobile lines to eligible customers without one, by telephone when requested (TPL-12)', () =>
    forAll(withBody('automated-confirmation'), ([facts, body]) => {
      const { blocks, flags } = confirmationScreen(facts, body)
      const plans = facts.offers.filter(
        ({ role, lineOfBusiness }) => role === 'plan' && lineOfBusiness === 'Mobile',
      )
      const hasOne = facts.priced.quote.lines.some(
        ({ offerId }) => findOffer(facts.offers, offerId)?.lineOfBusiness === 'Mobile',
      )
      const isOffered = body.mobileBanner && plans.length > 0 && !hasOne
      const banner = blocks.find(({ id }) => id === 'mobile')
      expect(banner?.offers).toEqual(isOffered ? plans.map(({ id }) => id) : undefined)
      expect(flags.mobileBanner).toBe(isOffered)
      expect(flags.useMobileInterestTfn).toBe(isOffered && body.useMobileInterestTfn)
      if (banner !== undefined) expect(banner.way === null).toBe(body.useMobileInterestTfn)
    }))
})

describe('pendingConfirmationScreen', () => {
  it('says that the order exists and that someone calls (TPL-12)', () =>
    forAll(shopFacts, (facts) => {
      const ids = pendingConfirmationScreen(facts).blocks.map(({ id }) => id)
      expect([ids[0], ids.at(-1)]).toEqual(['received', 'call'])
      expect(ids.includes('receipt')).toBe(facts.receipt !== null)
    }))
})
