import { either as E } from 'fp-ts'
import type { ActorOptions, AnyActorLogic } from 'xstate'
import { createActor, waitFor } from 'xstate'
import type { Standing } from '../../guards/step.ts'
import type { SaleStep } from '../../routes/sale-step.ts'
import { permittedStep } from '../../guards/step.ts'
import { hasPlan } from '../../cart/cart.ts'
import { knownBuyer } from '../../localization/known-buyer.ts'
import type { LocalizationResponse } from '../../localization/localization.ts'
import { canShop, outcomeOf } from '../../localization/outcome.ts'
import type { AddressLookup } from '../../ports/address-lookup.ts'
import type { CardEncryption } from '../../ports/card-encryption.ts'
import type { Clock } from '../../ports/clock.ts'
import type { DraftStore } from '../../ports/draft.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { Orchestrator } from '../../ports/orchestrator.ts'
import type { Random } from '../../ports/random.ts'
import type { Channel } from '../../session/session.ts'
import type { CheckoutStep } from '../checkout/checkout.events.ts'
import { createCheckoutMachine } from '../checkout/checkout.machine.ts'
import type { CheckoutActor } from '../checkout/checkout.selectors.ts'
import { progressOf } from '../checkout/checkout.selectors.ts'
import { checkoutStepOf } from '../checkout/checkout.steps.ts'
import { createLocalizationMachine } from '../localization/localization.machine.ts'
import type { LocalizationActor } from '../localization/localization.selectors.ts'
import { localizationStepOf } from '../localization/localization.steps.ts'
import { createShoppingMachine } from '../shopping/shopping.machine.ts'
import type { ShoppingActor } from '../shopping/shopping.selectors.ts'
import { shoppingStepOf } from '../shopping/shopping.steps.ts'
import { observeUse } from '../session/observe-use.ts'
import { createSessionMachine } from '../session/session.machine.ts'
import type { SessionActor } from '../session/session.selectors.ts'
import { keepDraft } from './keep-draft.ts'
import { onOrderedElsewhere } from './ordered-elsewhere.ts'

export type SalePorts = {
  readonly orchestrator: Orchestrator
  readonly addressLookup: AddressLookup
  readonly cardEncryption: CardEncryption
  readonly random: Random
  readonly drafts: DraftStore
  readonly clock: Clock
}

type Front = 'localization' | 'shopping' | 'checkout'

/** A whole sale without a screen: the three journeys, the watch over their session, which of them is in front, and the way from one to the next. */
export type Sale = {
  readonly localization: LocalizationActor
  readonly shopping: ShoppingActor
  readonly checkout: CheckoutActor
  readonly session: SessionActor
  /** The place the visitor is at now. */
  readonly step: () => SaleStep
  readonly standing: () => Standing
  /** Goes to a step if the guards permit it, else to the one they name; answers with that step. */
  readonly request: (step: SaleStep) => SaleStep
  /**
   * Finds the session and the draft again after a reload and goes to the wanted step as far as permitted. Who comes to the address
   * without a draft is new and nothing is looked for. Answers with why it could not be found out whether there is a session, or null.
   */
  readonly restore: (wanted: SaleStep) => Promise<OrchestratorFailure | null>
  readonly subscribe: (listener: () => void) => () => void
  readonly stop: () => void
}

const isCheckoutStep = (step: SaleStep): step is CheckoutStep =>
  step === 'checkout' || step === 'payment' || step === 'schedule'

/** What runs the delays of the journeys. */
export type SaleTimers = NonNullable<ActorOptions<AnyActorLogic>['clock']>

/** `timers` are those of the browser unless others are given. */
export const createSale = (given: SalePorts, channel: Channel, timers?: SaleTimers): Sale => {
  const timing = timers === undefined ? {} : { clock: timers }
  const session = createActor(createSessionMachine(given), timing)
  const orchestrator = observeUse(given.orchestrator, () => session.send({ type: 'session.used' }))
  const ports = { ...given, orchestrator }
  const localization = createActor(createLocalizationMachine(ports), { ...timing, input: { channel } })
  const shopping = createActor(createShoppingMachine(ports), timing)
  const checkout = createActor(createCheckoutMachine(ports), timing)
  const listeners = new Set<() => void>()
  let front: Front = 'localization'
  let checkoutEntry: CheckoutStep = 'checkout'

  const tell = (): void => listeners.forEach((listener) => listener())
  const bring = (journey: Front): void => {
    front = journey
    tell()
  }

  const step = (): SaleStep =>
    ({
      localization: () => localizationStepOf(localization.getSnapshot()),
      shopping: () => shoppingStepOf(shopping.getSnapshot()),
      checkout: () => checkoutStepOf(checkout.getSnapshot()),
    })[front]()

  const standing = (): Standing => {
    const { answer } = localization.getSnapshot().context
    const { wanted, offers } = shopping.getSnapshot().context
    return {
      isSessionAlive: answer !== null && answer.sessionInfo !== null,
      hasOutcome: answer !== null,
      canShop: canShop(outcomeOf(answer).kind),
      isOrdered: checkout.getSnapshot().matches('placed'),
      progress: {
        ...progressOf(checkout.getSnapshot().context),
        hasPlan: hasPlan(wanted, offers?.catalog.offers ?? []),
      },
    }
  }

  const openShop = (answer: LocalizationResponse): void => {
    const info = answer.sessionInfo
    if (info !== null && canShop(outcomeOf(answer).kind)) {
      const { taxRate } = info.serviceAddress
      shopping.send({ type: 'session.opened', taxRate, buyer: knownBuyer(info) })
    } else shopping.send({ type: 'session.closed' })
  }

  /** A session that can still lead to an order is watched over until there is one. */
  const watch = ({ sessionInfo }: LocalizationResponse): void => {
    if (sessionInfo === null) session.send({ type: 'session.closed' })
    else session.send({ type: 'session.opened', status: sessionInfo.status })
  }

  const loseSession = (): void => {
    session.send({ type: 'session.closed' })
    shopping.send({ type: 'session.closed' })
    checkout.send({ type: 'session.closed' })
    localization.send({ type: 'session.expired' })
    bring('localization')
  }

  const request = (wanted: SaleStep): SaleStep => {
    const permitted = permittedStep(wanted, standing())
    if (permitted === 'address' || permitted === 'outcome') {
      localization.send({ type: permitted === 'address' ? 'form.reopened' : 'outcome.reopened' })
      bring('localization')
    } else if (permitted === 'products' || permitted === 'configure') {
      shopping.send({ type: 'step.requested', step: permitted })
      bring('shopping')
    } else if (isCheckoutStep(permitted) && front !== 'checkout') {
      checkoutEntry = permitted
      shopping.send({ type: 'step.requested', step: 'configure' })
      shopping.send({ type: 'configuration.confirmed' })
    } else {
      if (isCheckoutStep(permitted)) checkout.send({ type: 'step.requested', step: permitted })
      bring('checkout')
    }
    return permitted
  }

  const restoreSession = async (wanted: SaleStep, isKnown: boolean): Promise<OrchestratorFailure | null> => {
    const found = await ports.orchestrator.sessionInfo()()
    if (E.isLeft(found)) {
      if (found.left._tag !== 'SessionExpired') return found.left
      if (isKnown && wanted !== 'address' && wanted !== 'outcome')
        localization.send({ type: 'session.expired' })
      return null
    }
    const { localization: answer, sessionInfo, receipt } = found.right
    localization.send({ type: 'session.restored', answer: { ...answer, sessionInfo } })
    checkout.send({ type: 'session.restored', snapshot: found.right })
    if (receipt === null) {
      watch({ ...answer, sessionInfo })
      openShop({ ...answer, sessionInfo })
    }
    await waitFor(shopping, (snapshot) => !snapshot.matches('loading'))
    // While an order waits for the bank there is nothing else to do in the sale.
    const place = found.right.pendingOrder === undefined ? wanted : 'payment'
    if (isCheckoutStep(request(place))) await waitFor(checkout, (snapshot) => !snapshot.matches('loading'))
    return null
  }

  const restore = async (wanted: SaleStep): Promise<OrchestratorFailure | null> => {
    const draft = ports.drafts.load()
    const isNewcomer = draft === null && wanted === 'address'
    if (isNewcomer) return null
    if (draft !== null) {
      localization.send({ type: 'form.prefilled', form: draft.addressForm })
      checkout.send({ type: 'draft.restored', customerForm: draft.customerForm, orderKey: draft.orderKey })
    }
    return restoreSession(wanted, draft !== null)
  }

  localization.on('localized', ({ answer }) => {
    checkout.send({ type: 'session.closed' })
    watch(answer)
    openShop(answer)
    bring(outcomeOf(answer).kind === 'serviceable' ? 'shopping' : 'localization')
  })
  shopping.on('cart.confirmed', ({ cart }) => {
    checkout.send({ type: 'cart.confirmed', cart, step: checkoutEntry })
    checkoutEntry = 'checkout'
    bring('checkout')
  })
  checkout.on('cart.refreshed', ({ cart, chosen }) => shopping.send({ type: 'cart.refreshed', cart, chosen }))
  checkout.on('cart.reopened', () => {
    const { answer } = localization.getSnapshot().context
    if (answer !== null) openShop(answer)
    bring('shopping')
  })
  shopping.on('session.lost', loseSession)
  checkout.on('session.lost', loseSession)
  session.on('session.lost', () => {
    // The page of an order in doubt stays, with its reference.
    if (!checkout.getSnapshot().matches('inDoubt')) loseSession()
  })
  const findOrder = (): void => void restoreSession('confirmation', true)
  checkout.on('session.stale', findOrder)
  shopping.subscribe(onOrderedElsewhere(findOrder))
  checkout.subscribe(onOrderedElsewhere(findOrder))

  localization.subscribe(tell)
  shopping.subscribe(tell)
  checkout.subscribe((snapshot) => {
    if (snapshot.matches('placed')) {
      session.send({ type: 'session.closed' })
      // Who went back to the shop while the order was under way is shown it.
      if (front === 'shopping') front = 'checkout'
    }
    tell()
  })
  const actors = [localization, shopping, checkout, session]
  actors.forEach((actor) => actor.start())
  keepDraft(ports.drafts, localization, checkout)

  return {
    localization,
    shopping,
    checkout,
    session,
    step,
    standing,
    request,
    restore,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => actors.forEach((actor) => actor.stop()),
  }
}
