import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine, PricedCart } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { installKinds, type InstallOption } from '#core/checkout/install-option.ts'
import { checkoutPageRequest, isXumoSelected, xumoOfferIds } from '#core/checkout/page-request.ts'
import type {
  ResolveAnswers,
  ResolveDecision,
  ResolveFacts,
  Resolving,
} from '#core/checkout/resolve-chain.ts'
import { nextResolve, withAnswer, resolveSteps } from '#core/checkout/resolve-chain.ts'
import { errorMessages } from '#core/shared/error-message.ts'
import { schedulesNeeded } from '#core/checkout/schedules-needed.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { installOptions, riskRequirements } from '#test/arbitraries/checkout-form.arbitrary.ts'
import { installationWindow } from '#test/arbitraries/window.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const lineOf = (offerId: string): CartLine => ({ offerId: offerId as OfferId, quantity: 1 })

const cartOf = (lines: readonly CartLine[]): PricedCart => ({
  cart: { id: 'cart' as never, version: 1, marker: 'active', lines },
  quote: {} as never,
  seal: '' as never,
})

const facts: ResolveFacts = {
  hasActiveOffer: true,
  isBulk: false,
  productReady: true,
  isBlueOn: false,
  preWorkReady: false,
  chosenInstall: 'professional',
  hasVisit: false,
}

const professional: readonly InstallOption[] = [{ kind: 'professional', offerId: 'p' as OfferId }]

const allAnswers: ResolveAnswers = {
  riskRequirements: { identificationTypes: ['NONE'], depositOfferId: 'deposit' as OfferId },
  installOptions: professional,
  schedules: [],
  cart: cartOf([lineOf('gig')]),
  pageModel: { page: 'checkout' },
}

const anyFacts: fc.Arbitrary<ResolveFacts> = fc.record({
  hasActiveOffer: fc.constant(true),
  isBulk: fc.boolean(),
  productReady: fc.boolean(),
  isBlueOn: fc.boolean(),
  preWorkReady: fc.boolean(),
  chosenInstall: fc.constantFrom(null, ...installKinds),
  hasVisit: fc.boolean(),
})

/** Answers of which each can be a failure. */
const anyAnswers: fc.Arbitrary<ResolveAnswers> = fc.record({
  riskRequirements: fc.option(riskRequirements),
  installOptions: fc.option(installOptions),
  schedules: fc.option(fc.array(installationWindow, { maxLength: 2 })),
  cart: fc.option(fc.subarray(['gig', ...xumoOfferIds]).map((ids) => cartOf(ids.map((id) => lineOf(id))))),
  pageModel: fc.option(fc.constant({ page: 'checkout' })),
})

/** The calls of the chain until its decision, and the decision. */
const run = (start: ResolveFacts, answers: ResolveAnswers) => {
  let at: Resolving = { facts: start, answers: {} }
  const fetched: ResolveDecision[] = []
  for (let next = nextResolve(at); next.do === 'fetch'; next = nextResolve(at)) {
    fetched.push(next)
    if (fetched.length > resolveSteps.length) throw new Error('the chain does not end')
    at = accepted(withAnswer(at, next.step, answers[next.step]))
  }
  return { fetched, ended: nextResolve(at), answers: at.answers }
}

const stepsOf = (fetched: readonly ResolveDecision[]) =>
  fetched.map((decision) => (decision.do === 'fetch' ? decision.step : decision.do))

describe('nextResolve', () => {
  it('returns to the address without an active offer (CHK-12)', () =>
    forAll(anyFacts, anyAnswers, (known, answers) => {
      const at = { facts: { ...known, hasActiveOffer: false }, answers }
      const away = { do: 'navigate', to: 'address/localization', reason: 'noActiveOffer' }
      expect(nextResolve(at)).toEqual(away)
      expect(nextResolve({ ...at, answers: {} })).toEqual(away)
    }))

  it('fetches each step in order, schedules only when needed, and then shows the page (CHK-12)', () => {
    expect(run(facts, allAnswers)).toEqual({
      fetched: [
        { do: 'fetch', step: 'riskRequirements' },
        { do: 'fetch', step: 'installOptions' },
        { do: 'fetch', step: 'schedules', kind: 'installation' },
        { do: 'fetch', step: 'cart', withTaxes: true, withPromotions: true },
        {
          do: 'fetch',
          step: 'pageModel',
          request: checkoutPageRequest(facts, professional, [lineOf('gig')]),
        },
      ],
      ended: { do: 'show', failed: [] },
      answers: allAnswers,
    })
    expect(stepsOf(run({ ...facts, hasVisit: true }, allAnswers).fetched)).toEqual([
      'riskRequirements',
      'installOptions',
      'cart',
      'pageModel',
    ])
    expect(run({ ...facts, isBlueOn: true, preWorkReady: true }, allAnswers).fetched[2]).toEqual({
      do: 'fetch',
      step: 'schedules',
      kind: 'siteVisit',
    })
  })

  it('requests cart and page model after any earlier failure, and skips schedules only (CHK-13)', () =>
    forAll(anyFacts, anyAnswers, (known, answers) => {
      const { isNeeded } = schedulesNeeded(answers.installOptions, known)
      expect(stepsOf(run(known, answers).fetched)).toEqual(
        resolveSteps.filter((step) => step !== 'schedules' || isNeeded),
      )
    }))

  it('ends at the page with the failures listed, or at the error route when the page model fails (CHK-13, CHK-14)', () => {
    forAll(anyFacts, anyAnswers, (known, answers) => {
      const { ended, fetched } = run(known, answers)
      expect(ended).toEqual(
        answers.pageModel === null
          ? { do: 'navigate', to: 'error', message: errorMessages.checkout, reason: 'pageModelFailed' }
          : {
              do: 'show',
              failed: resolveSteps.filter(
                (step) => stepsOf(fetched).includes(step) && answers[step] === null,
              ),
            },
      )
    })
    expect(errorMessages.checkout).toBe('Error loading the checkout page model')
  })

  it('continues with null when the cart fails, without a Xumo box in the request (specification 8: cart; CHK-14, CHK-15)', () => {
    const { fetched, ended } = run(facts, { ...allAnswers, cart: null })
    expect(fetched.at(-1)).toMatchObject({ step: 'pageModel', request: { isXumoSelected: false } })
    expect(ended).toEqual({ do: 'show', failed: ['cart'] })
  })
})

describe('withAnswer', () => {
  it('accepts only the response of the awaited step (CHK-12)', () =>
    forAll(anyFacts, anyAnswers, fc.constantFrom(...resolveSteps), (known, answers, step) => {
      let at: Resolving = { facts: known, answers: {} }
      for (let next = nextResolve(at); next.do === 'fetch'; next = nextResolve(at)) {
        if (step !== next.step)
          expect(withAnswer(at, step, answers[step])).toEqual(
            E.left({ _tag: 'StepNotAwaited', step, awaited: next.step }),
          )
        at = accepted(withAnswer(at, next.step, answers[next.step]))
      }
      expect(withAnswer(at, step, answers[step])).toEqual(
        E.left({ _tag: 'StepNotAwaited', step, awaited: null }),
      )
    }))
})

describe('isXumoSelected', () => {
  it('is true exactly of a cart with a leased or purchased box (CHK-15)', () => {
    expect(xumoOfferIds).toEqual(['xumo-lease', 'xumo-own'])
    for (const id of xumoOfferIds) expect(isXumoSelected([lineOf('gig'), lineOf(id)])).toBe(true)
    expect(isXumoSelected([lineOf('gig'), lineOf('xumo')])).toBe(false)
    expect(isXumoSelected([])).toBe(false)
  })
})

describe('checkoutPageRequest', () => {
  it('requests what is available, and shows a banner when options failed (CHK-15)', () => {
    const place = { isBulk: true, productReady: false }
    expect(checkoutPageRequest(place, professional, [lineOf('xumo-own')])).toEqual({
      installationOptions: professional,
      installationBanner: false,
      acpEnabled: true,
      productReady: false,
      isBulk: true,
      isXumoSelected: true,
    })
    expect(checkoutPageRequest({ isBulk: false, productReady: true }, null, null)).toEqual({
      installationOptions: [],
      installationBanner: true,
      acpEnabled: true,
      productReady: true,
      isBulk: false,
      isXumoSelected: false,
    })
  })

  it('leaves it to the provider whether the page asks about ACP (CHK-09)', () => {
    expect(checkoutPageRequest({ isBulk: false, productReady: false }, null, null).acpEnabled).toBe(true)
  })
})
