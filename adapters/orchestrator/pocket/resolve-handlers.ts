import { either as E } from 'fp-ts'
import { missingParts, orderParts } from '#core/checkout/readiness.ts'
import type { CheckoutProgress } from '#core/checkout/readiness.ts'
import type { ResolveAnswers, ResolveDecision, Resolving } from '#core/checkout/resolve-chain.ts'
import { nextResolve, withAnswer } from '#core/checkout/resolve-chain.ts'
import type { ResolveStep } from '#core/checkout/resolve-step.ts'
import { resolveSteps } from '#core/checkout/resolve-step.ts'
import type { PaymentChannel } from '#core/payment/pre-payment.ts'
import { decidePrePayment } from '#core/payment/pre-payment.ts'
import { heldPhoneDetails } from '#core/phone/phone-lines.ts'
import type { CheckoutStanding } from '#core/ports/details-calls.ts'
import { identificationTypes } from '#core/risk/identification-type.ts'
import { arrearsOf } from './arrears.ts'
import type { Engine, SessionCall } from './call.ts'
import type { Provider } from './handler.ts'
import { infoOf, installOptionsOf, pricedCart, quoteOf, soldLines } from './pricing.ts'
import { visitKindOf } from './schedule-handlers.ts'
import { changeHandler, progressOf } from './standing.ts'
import type { Visits } from './visits.ts'
import { visitsOf } from './visits.ts'

type Seen = { readonly call: SessionCall; readonly visits: Visits; readonly progress: CheckoutProgress }

/** The steps before the page model, which is asked for elsewhere. */
type Fetch = Exclude<Extract<ResolveDecision, { readonly do: 'fetch' }>, { readonly step: 'pageModel' }>

/** The answer of a step, null where it has none. */
const answerTo = async (
  { call }: Seen,
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

/** Goes through the chain as a page does, up to the page model (CHK-12 to CHK-15). */
const resolve = async (
  seen: Seen,
  resolving: Resolving,
): Promise<Pick<CheckoutStanding, 'page' | 'failed'>> => {
  const failed = resolveSteps.filter((step) => resolving.answers[step] === null)
  const decision = nextResolve(resolving)
  if (decision.do !== 'fetch') return { page: null, failed }
  if (decision.step === 'pageModel') return { page: decision.request, failed }
  const answered = withAnswer(resolving, decision.step, await answerTo(seen, decision))
  return E.isLeft(answered) ? { page: null, failed } : resolve(seen, answered.right)
}

const startOf = ({ call, visits, progress }: Seen): Resolving => {
  const { isBulk, productReady, preWorkReady } = infoOf(call).serviceAddress
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

/** What must be paid before, and where: of the channel asked about, else of the session's own. */
const prePaymentOf = (call: SessionCall, channel: PaymentChannel | undefined) =>
  decidePrePayment(channel ?? infoOf(call).channel, arrearsOf(call.session.customer))

const standingOf = async (
  seen: Seen,
  channel: PaymentChannel | undefined,
): Promise<Omit<CheckoutStanding, 'checkpoint'>> => {
  const { call, progress } = seen
  const prePayment = prePaymentOf(call, channel)
  if (E.isLeft(prePayment)) throw new Error(`no payment step: ${prePayment.left._tag}`)
  const facts = await call.tx.checkoutFactsOf(call.session.owner)
  const lines = soldLines(call)
  const missing = missingParts(progress)
  return {
    complete: orderParts.filter((part) => !missing.includes(part)),
    missing,
    quote: quoteOf(call, lines),
    visitKind: visitKindOf(call, progress),
    ...(await resolve(seen, startOf(seen))),
    prePayment: prePayment.right,
    billing: facts.billing,
    acceptance: facts.acceptance,
    phoneDetails: heldPhoneDetails(facts.phones, lines),
    referral: facts.referral,
  }
}

/** The checkout as the order will find it; of the sale nothing changes. */
export const resolveHandlers = (engine: Engine): Pick<Provider, 'checkout'> => ({
  checkout: changeHandler(engine, async (call, { channel }) => {
    const { tx, session, now } = call
    const visits = await visitsOf(call)
    const standing = await standingOf({ call, visits, progress: progressOf(call, visits) }, channel)
    const checkpoint = { at: now, missing: standing.missing }
    await tx.saveCheckoutFacts(session.owner, { ...(await tx.checkoutFactsOf(session.owner)), checkpoint })
    return E.right({ ...standing, checkpoint: now })
  }),
})
