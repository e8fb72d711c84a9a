import { either as E } from 'fp-ts'
import { agreementsStatus } from '#core/checkout/agreements-status.ts'
import { missingParts, orderParts } from '#core/checkout/readiness.ts'
import type { CheckoutProgress } from '#core/checkout/readiness.ts'
import type { ResolveAnswers, ResolveDecision, Resolving, ResolveStep } from '#core/checkout/resolve-chain.ts'
import { nextResolve, withAnswer, resolveSteps } from '#core/checkout/resolve-chain.ts'
import type { PaymentChannel } from '#core/payment/pre-payment.ts'
import { decidePrePayment } from '#core/payment/pre-payment.ts'
import { heldPhoneDetails } from '#core/phone/phone-lines.ts'
import type { CheckoutStatus } from '#core/ports/details-calls.ts'
import { identificationTypes } from '#core/risk/identification-type.ts'
import { ZERO } from '#core/shared/money.ts'
import { moneyText } from '#core/shared/money-text.ts'
import type { Engine, SessionCall } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { sessionInfoOf, installOptionsOf, pricedCart, quoteOf, sellableLines } from '../facts/pricing.ts'
import { agreementsOf, externalCheckIn, mutationHandler, progressOf } from '../facts/sale-progress.ts'
import type { Visits } from '../facts/visits.ts'
import { visitKindOf, visitsOf } from '../facts/visits.ts'

type Checkout = { readonly call: SessionCall; readonly visits: Visits; readonly progress: CheckoutProgress }

/** The steps before the page model, which has a call of its own. */
type Fetch = Exclude<Extract<ResolveDecision, { readonly do: 'fetch' }>, { readonly step: 'pageModel' }>

/** Returns the answer of a step; null if it has none. */
const answerTo = async (
  { call }: Checkout,
  decision: Fetch,
): Promise<ResolveAnswers[Exclude<ResolveStep, 'pageModel'>]> => {
  switch (decision.step) {
    case 'riskRequirements':
      return { identificationTypes, depositOfferId: call.brand.depositOfferId }
    case 'installOptions': {
      const options = installOptionsOf(call)
      return options.length === 0 ? null : options
    }
    case 'schedules':
      return (await visitsOf(call, decision.kind)).windows
    default:
      return pricedCart(call)
  }
}

/** Runs the resolve chain as a page does, up to the page model (CHK-12 to CHK-15). */
const resolve = async (
  checkout: Checkout,
  resolving: Resolving,
): Promise<Pick<CheckoutStatus, 'page' | 'failed'>> => {
  const failed = resolveSteps.filter((step) => resolving.answers[step] === null)
  const decision = nextResolve(resolving)
  if (decision.do !== 'fetch') return { page: null, failed }
  if (decision.step === 'pageModel') return { page: decision.request, failed }
  const answered = withAnswer(resolving, decision.step, await answerTo(checkout, decision))
  return E.isLeft(answered) ? { page: null, failed } : resolve(checkout, answered.right)
}

const startOf = ({ call, visits, progress }: Checkout): Resolving => {
  const { isBulk, productReady, preWorkReady } = sessionInfoOf(call).serviceAddress
  return {
    facts: {
      isBulk,
      productReady,
      preWorkReady,
      isBlueOn: call.engine.config.isBlueOn,
      chosenInstall: progress.installKind,
      hasVisit: visits.reservation !== null,
      hasActiveOffer: progress.hasPlan,
    },
    answers: {},
  }
}

/** Decides what must be paid in advance, and where: in the requested channel, else in that of the session. */
const prePaymentOf = ({ call, progress: { isAutoPay } }: Checkout, channel: PaymentChannel | undefined) =>
  decidePrePayment({
    channel: channel ?? sessionInfoOf(call).channel,
    isAutoPay,
    delinquentBalance: moneyText(call.account?.pastDue ?? ZERO),
  })

const checkoutStatusOf = async (
  checkout: Checkout,
  channel: PaymentChannel | undefined,
): Promise<Omit<CheckoutStatus, 'checkpoint'>> => {
  const { call, progress } = checkout
  const prePayment = prePaymentOf(checkout, channel)
  if (E.isLeft(prePayment)) throw new Error(`no payment step: ${prePayment.left._tag}`)
  const facts = await call.tx.checkoutFactsOf(call.session.owner)
  const lines = sellableLines(call)
  const missing = missingParts(progress)
  const priced = quoteOf(call, lines)
  const agreements = agreementsStatus(agreementsOf(call), call.session.agreements)
  return {
    complete: orderParts.filter((part) => !missing.includes(part)),
    missing,
    quote: priced,
    visitKind: visitKindOf(call, progress),
    ...(await resolve(checkout, startOf(checkout))),
    prePayment: prePayment.right,
    deliquentBalanceApplied: priced.pastDue !== undefined,
    externalCheckPiaRequired: externalCheckIn(call).externalCheckPiaRequired,
    recurring: progress.isAutoPay,
    showAgreement: agreements.shown.length > 0,
    postAgreementsSuccess: agreements.isSettled,
    billing: facts.billing,
    acceptance: facts.acceptance,
    phoneDetails: heldPhoneDetails(facts.phones, lines),
    referral: facts.referral,
  }
}

/** Returns the checkout as the order will find it, without changing the sale. */
export const resolveHandlers = (engine: Engine): Pick<ProviderHandlers, 'checkout'> => ({
  checkout: mutationHandler(engine, async (call, { channel }) => {
    const { tx, session, now } = call
    const visits = await visitsOf(call)
    const status = await checkoutStatusOf({ call, visits, progress: progressOf(call, visits) }, channel)
    const checkpoint = { at: now, missing: status.missing }
    await tx.saveCheckoutFacts(session.owner, { ...(await tx.checkoutFactsOf(session.owner)), checkpoint })
    return E.right({ ...status, checkpoint: now })
  }),
})
