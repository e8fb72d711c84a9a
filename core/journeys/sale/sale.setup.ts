import { either as E } from 'fp-ts'
import { assertEvent, assign, raise, sendTo, setup } from 'xstate'
import { answerIn } from '../answered.ts'
import { hasPlan, isMobileAlone } from '../../cart/cart.ts'
import type { Draft } from '../../ports/draft.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { SessionSnapshot } from '../../ports/storefront-orchestrator.ts'
import { confirmsOnExpiry, lacksActiveOffer } from '../../guards/step.ts'
import { afterStatusFailure } from '../../session/expiry.ts'
import type { SaleStep, CheckoutStep } from '../../routes/sale-step.ts'
import { isCheckoutStep, isShopStep } from '../../routes/sale-step.ts'
import type { LocalizationNotice } from '../localization/localization.context.ts'
import type { SaleAnswer, SalePorts } from './sale.actors.ts'
import { saleActors } from './sale.actors.ts'
import type { PaymentExpiry, SaleContext, Visit } from './sale.context.ts'
import type { SaleEvent } from './sale.events.ts'
import { isInDoubt } from './sale.children.ts'
import { sessionReset } from './sale.reset.ts'
import { saleVisitorEffects } from './sale.visitor.ts'
import {
  answeredBy,
  landingOf,
  openSessionOf,
  opensShop,
  permitted,
  restoredFrom,
  statusOf,
} from './sale.updates.ts'
import { isCartSaved, offersIn, wanting, wantingTogether } from './sale.cart-updates.ts'

export type SaleInput = { readonly visit: Visit; readonly draft: Draft | null }

/** Returns the checkout step to open for a step: the first one, unless a later one is requested. */
const checkoutStepIn = (step: SaleStep): CheckoutStep => (isCheckoutStep(step) ? step : 'checkout')

/** Returns the step that a `step.requested` opens. */
const stepFor = (context: SaleContext, event: SaleEvent): SaleStep => {
  assertEvent(event, 'step.requested')
  return permitted(context, event.step)
}

/** Returns why a step leads to the address form; null if the visitor wanted it, or the form explains itself. */
const noticeOf = (context: SaleContext, event: SaleEvent): LocalizationNotice | null =>
  event.type === 'step.requested' && lacksActiveOffer(event.step, statusOf(context)) ? 'planMissing' : null

const expiryOf = ({ orderKey }: Draft): PaymentExpiry => (orderKey === null ? 'notSent' : 'unanswered')

type Found = SaleAnswer<SessionSnapshot>

const failureOf = (output: SaleAnswer<unknown>): OrchestratorFailure =>
  E.isLeft(output) ? output.left : { _tag: 'Unintelligible' }

/** Defines the actors, guards and actions of the sale machine by name. */
export const saleSetup = (ports: SalePorts) => {
  const session = sessionReset(ports.orchestrator)
  const visitor = saleVisitorEffects(ports.visitor, session.localize)
  return setup({
    types: {
      context: {} as SaleContext,
      events: {} as SaleEvent,
      input: {} as SaleInput,
      children: {} as {
        localization: 'localization'
        shopping: 'shopping'
        checkout: 'checkout'
        session: 'session'
        pages: 'pages'
      },
    },
    actors: saleActors(ports, visitor),
    guards: {
      isNewcomer: ({ context: { visit, isReturning } }) =>
        visit.step === null || (visit.step === 'address' && !isReturning && visit.mayHaveSession !== true),
      /** The expiry notice is shown only to a visitor who was further than the address. */
      isPlaceLost: ({ context: { visit, isReturning } }) =>
        (isReturning || visit.isSessionUnused === true) &&
        visit.step !== 'address' &&
        visit.step !== 'outcome',
      /** The payment is shown, or this tab has sent an order whose end is not explained yet (GRD-07). */
      isPaying: ({ context: { journeys, draft } }) =>
        journeys.order !== 'outOfReach' &&
        (confirmsOnExpiry(journeys.steps.checkout) || draft.orderKey !== null),
      /** The page of a payment's result was opened in a browser that had a session. */
      isPaymentLost: ({ context: { visit, isReturning } }) =>
        (isReturning || visit.mayHaveSession === true) &&
        visit.step !== null &&
        (visit.step === 'confirmation' || confirmsOnExpiry(visit.step)),
      opensShopPage: ({ context, event }) =>
        event.type === 'localized' && landingOf(answeredBy(context, event.answer)) !== 'outcome',
      leadsTo: ({ context, event }, steps: readonly SaleStep[]) => steps.includes(stepFor(context, event)),
      leadsToShop: ({ context, event }) => isShopStep(stepFor(context, event)),
      isConfigured: ({ context }) =>
        context.journeys.steps.shopping === 'configure' && hasPlan(context.cart.wanted, offersIn(context)),
      isCartSaved: ({ context }) => isCartSaved(context),
      isCartUnsaved: ({ context }) => !isCartSaved(context),
      /** A submitted address gives up the cart, unless it is the address of that cart (LOC-21). */
      givesUpCart: ({ context, event }) =>
        event.type === 'resolution.started' && !event.isReturn && context.cart.wanted.length > 0,
      isOutOfDoubt: ({ context }) => !isInDoubt(context.journeys),
    },
    actions: {
      persistDraft: ({ context }) => ports.drafts.save(context.draft),
      clearDraft: () => ports.drafts.clear(),
      // A session is opened only for an address that is known.
      saveVisitAddress: ({ event }) => {
        assertEvent(event, 'localized')
        const { sessionInfo, providedAddress } = event.answer
        if (sessionInfo !== null) visitor.saveAddress(providedAddress, sessionInfo.channel)
      },
      saveVisitCart: ({ context }) => {
        if (context.cart.saved !== null) visitor.saveCart(context.cart.saved, offersIn(context))
      },
      closeVisitOrder: () => visitor.closeOrder(),
      keepFailure: assign((_, output: SaleAnswer<unknown>) => ({ failure: failureOf(output) })),
      logUnread: (_, output: SaleAnswer<unknown>) => {
        ports.log?.(afterStatusFailure.entry(failureOf(output)._tag))
      },
      takeFound: assign(({ context }, found: Found) => ({
        ...restoredFrom(context, answerIn(found)),
        isSessionUnused: false,
      })),
      restoreLocalization: sendTo('localization', (_, found: Found) => {
        const { localization, sessionInfo } = answerIn(found)
        return { type: 'session.restored' as const, answer: { ...localization, sessionInfo } }
      }),
      restoreCheckout: sendTo('checkout', (_, found: Found) => ({
        type: 'session.restored' as const,
        snapshot: answerIn(found),
      })),
      takeAnswer: assign(({ context, event }) => {
        assertEvent(event, 'localized')
        return answeredBy(context, event.answer)
      }),
      noteExpiry: assign({ expiry: ({ context: { draft } }) => expiryOf(draft) }),
      noteLostExpiry: assign({
        expiry: ({ context: { draft, isReturning } }) => (isReturning ? expiryOf(draft) : 'unknown'),
      }),
      endSession: ({ context: { answer } }) => {
        if (answer !== null && answer.sessionInfo !== null) session.endSession(visitor.whenCartSaved())
      },
      forgetVisitCart: () => visitor.forgetCart(),
      forgetAnswer: assign({ answer: null }),
      noteUse: sendTo('session', { type: 'session.used' }),
      announceLost: raise({ type: 'session.lost' }),
      openSession: sendTo('session', ({ context }) => {
        const session = openSessionOf(context)
        return session === null
          ? { type: 'session.closed' as const }
          : { type: 'session.opened' as const, status: session.status }
      }),
      openShop: sendTo('shopping', ({ context }) => {
        if (!opensShop(context)) return { type: 'session.closed' as const }
        const landing = landingOf(context)
        return { type: 'session.opened' as const, page: landing === 'outcome' ? 'products' : landing }
      }),
      closeSession: sendTo('session', { type: 'session.closed' }),
      closeShop: sendTo('shopping', { type: 'session.closed' }),
      closeCheckout: sendTo('checkout', { type: 'session.closed' }),
      expireLocalization: sendTo('localization', ({ context: { isSessionUnused } }) => ({
        type: 'session.expired' as const,
        isUnused: isSessionUnused,
      })),
      resetLocalization: sendTo('localization', { type: 'session.reset' }),
      requestWanted: raise(({ context }) => ({ type: 'step.requested' as const, step: context.wantedStep })),
      wantStep: assign(({ context, event }) => ({ wantedStep: stepFor(context, event) })),
      openLocalization: sendTo('localization', ({ context, event }) => {
        if (stepFor(context, event) !== 'address') return { type: 'outcome.reopened' as const }
        return { type: 'form.reopened' as const, notice: noticeOf(context, event) }
      }),
      openShopStep: sendTo('shopping', ({ context, event }) => {
        const step = stepFor(context, event)
        return { type: 'step.requested' as const, step: isShopStep(step) ? step : ('configure' as const) }
      }),
      openCheckoutStep: sendTo('checkout', ({ context, event }) => ({
        type: 'step.requested' as const,
        step: checkoutStepIn(stepFor(context, event)),
      })),
      configure: sendTo('shopping', { type: 'step.requested', step: 'configure' }),
      confirmCart: sendTo('checkout', ({ context }) => {
        const { answer, cart, wantedStep } = context
        if (cart.saved === null) throw new Error('confirmed without a cart')
        return {
          type: 'cart.confirmed' as const,
          cartId: cart.saved.cart.id,
          step: checkoutStepIn(wantedStep),
          preWorkReady: answer?.sessionInfo?.serviceAddress.preWorkReady ?? false,
          isMobileAlone: isMobileAlone(cart.saved.cart.lines, offersIn(context)),
        }
      }),
      choosePlan: assign(({ context, event }) => {
        assertEvent(event, 'plan.chosen')
        return wanting(context, event.offerId, 1)
      }),
      chooseServices: assign(({ context, event }) => {
        assertEvent(event, 'services.chosen')
        return wantingTogether(context, event.lines)
      }),
      changeItem: assign(({ context, event }) => {
        assertEvent(event, 'item.changed')
        return wanting(context, event.offerId, event.quantity)
      }),
    },
  })
}

export type SaleSetup = ReturnType<typeof saleSetup>
