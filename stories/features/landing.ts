import { waitFor } from 'xstate'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import type { PricedCart } from '#core/cart/cart.ts'
import type { OffersAnswer } from '#core/ports/storefront-orchestrator.ts'
import type { CallBehavior } from '../stage/call-control.ts'
import { localized, type Stage } from '../stage/stage.ts'

type Preparation = (stage: Stage) => Promise<void>

/** Leads the visitor to the page of an outcome. */
export const landing =
  (outcome: OutcomeKind): Preparation =>
  (stage) =>
    localized(stage, outcome)

/** The same, while the offers are still loading. */
export const landingLoading =
  (outcome: OutcomeKind): Preparation =>
  async (stage) => {
    stage.gate.close()
    await localized(stage, outcome)
    await waitFor(stage.sale.shopping, (snapshot) => snapshot.matches('loading'))
    // An actor makes its calls slightly after it is invoked.
    await new Promise((resolve) => setTimeout(resolve))
    stage.gate.open()
  }

const landingWith =
  (outcome: OutcomeKind, behavior: CallBehavior, state: 'open' | 'failed'): Preparation =>
  async (stage) => {
    stage.gate.close()
    await localized(stage, outcome)
    stage.gate.admit(['getOffers', 'cart'], behavior)
    await waitFor(stage.sale.shopping, (snapshot) => snapshot.matches(state))
    stage.gate.dismiss()
    stage.gate.open()
  }

/** The same, after the offers failed to load. */
export const landingFailed = (outcome: OutcomeKind): Preparation =>
  landingWith(outcome, { _tag: 'ProviderBroken', requestId: 'peticion-7' }, 'failed')

const withoutOffers = <Answer extends OffersAnswer | PricedCart>(answer: Answer): Answer =>
  'catalog' in answer ? { ...answer, catalog: { ...answer.catalog, offers: [], bundles: [] } } : answer

/** The same, where nothing is sold online. */
export const landingEmpty = (outcome: OutcomeKind): Preparation =>
  landingWith(outcome, { alter: withoutOffers }, 'open')
