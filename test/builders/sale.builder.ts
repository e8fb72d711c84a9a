import { function as F, taskEither as TE } from 'fp-ts'
import type { Address } from '#core/address/address.ts'
import type { CartId, CartLine } from '#core/cart/cart.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { RiskSubmission } from '#core/journeys/checkout/details/details.events.ts'
import { withSessionActivity } from '#adapters/orchestrator/sale-activity.ts'
import type { CheckoutSnapshot } from '#core/journeys/checkout/checkout.selectors.ts'
import { createCheckoutMachine } from '#core/journeys/checkout/checkout.machine.ts'
import { createSale, type Sale, type SaleTimers } from '#core/journeys/sale/sale.ts'
import { isRestoring } from '#core/journeys/sale/sale.selectors.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import type { AddressLookup, AddressStandardizer } from '#core/ports/address-lookup.ts'
import type { DraftStore } from '#core/ports/draft.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { LoadPageModel } from '#core/ports/page-models.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { Storage } from '#core/ports/storage.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Log } from '#core/ports/log.ts'
import { createVisitor } from '#core/journeys/visitor/visitor.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import type { Channel } from '#core/session/session.ts'
import { buildProvider, type BuiltProvider } from './provider.builder.ts'
import { waitForState, whileMoving } from './actor-progress.ts'
import type { Purchase, PurchaseDriver, PurchaseStep } from './purchase.ts'
import {
  addressWithOutcome,
  bankPayment,
  buy,
  cardPayment,
  purchaseSteps,
  usualPurchase,
} from './purchase.ts'
import * as headless from '#ui/headless/sale-driver.ts'
import { memoryDrafts } from '#ui/headless/sale-page.ts'

export { memoryDrafts } from '#ui/headless/sale-page.ts'

const statesOf = ({ actor, localization, shopping, checkout }: Sale): string =>
  Object.entries({ sale: actor, localization, shopping, checkout })
    .map(([name, machine]) => `${name} ${JSON.stringify(machine.getSnapshot().value)}`)
    .join(', ')

const whileSaleMoves = <A>(sale: Sale, name: string, work: Promise<A>): Promise<A> =>
  whileMoving(name, () => statesOf(sale), work)

export const saleDriver = (sale: Sale): PurchaseDriver => {
  const driver = headless.saleDriver(sale)
  const steps = purchaseSteps.map((step) => [
    step,
    (purchase: Purchase) => whileSaleMoves(sale, step, driver[step](purchase)),
  ])
  return Object.fromEntries(steps) as PurchaseDriver
}

/** Submits an address and waits for its outcome. */
export const localizedAt = (sale: Sale, address: Address): Promise<void> =>
  saleDriver(sale).findAddress({ ...usualPurchase, address })

export const atCheckout = (sale: Sale, isThere: (snapshot: CheckoutSnapshot) => boolean) =>
  whileSaleMoves(sale, 'checkout', headless.atCheckout(sale, isThere))

export const cartSaved = (sale: Sale) => whileSaleMoves(sale, 'save', headless.cartSaved(sale))

export const lookupOver = (
  orchestrator: Pick<StorefrontOrchestrator, 'addressSuggestions'>,
): AddressLookup & AddressStandardizer => {
  const ask = (request: Parameters<StorefrontOrchestrator['addressSuggestions']>[0]) =>
    F.pipe(
      orchestrator.addressSuggestions(request),
      TE.bimap(
        () => ({ _tag: 'LookupUnavailable' as const }),
        ({ suggestions }) => suggestions,
      ),
    )
  return {
    streets: (text) => ask({ text }),
    units: (text, zip, unit) => ask({ text, zip, unit }),
    standardize: () => TE.right(null),
  }
}

/** Starts a visitor's sale over a provider, without a screen; `step` is the requested one. */
export const buildSale = (
  parts: {
    readonly built?: BuiltProvider
    readonly orchestrator?: StorefrontOrchestrator
    readonly drafts?: DraftStore
    readonly timers?: SaleTimers
    readonly channel?: Channel
    readonly step?: SaleStep
    /** Remembers the visit in this storage, over the provider's own calls. */
    readonly storage?: Storage
    readonly query?: string
    /** The cart of the cart cookie. */
    readonly savedCart?: CartId
    readonly vParam?: string | undefined
    /** The offers that the link of the visit selects. */
    readonly selectedOffers?: readonly CartLine[]
    /** The device that the link of the visit adds. */
    readonly linkedSku?: string
    readonly campaign?: string | undefined
    readonly customerStatus?: string
    /** Another tab has left the mark of a session. */
    readonly mayHaveSession?: boolean
    /** No call has used the last session of the browser. */
    readonly isSessionUnused?: boolean
    /** Loads page models; without it no page waits for one. */
    readonly loadPageModel?: LoadPageModel
    readonly log?: Log
  } = {},
) => {
  const built = parts.built ?? buildProvider()
  const given: StorefrontOrchestrator = parts.orchestrator ?? built.visitor()
  const { orchestrator, sessionActivity } = withSessionActivity(given)
  const drafts = parts.drafts ?? memoryDrafts()
  const { encryption: cardEncryption, random, clock } = built
  const addressLookup = lookupOver(orchestrator)
  const ports = { orchestrator, sessionActivity, cardEncryption, random, clock, drafts, addressLookup }
  const visit = {
    channel: parts.channel ?? null,
    step: parts.step ?? ('address' as const),
    ...(parts.query === undefined ? {} : { query: parts.query }),
    vParam: parts.vParam,
    selectedOffers: parts.selectedOffers,
    linkedSku: parts.linkedSku,
    campaign: parts.campaign,
    customerStatus: parts.customerStatus,
    mayHaveSession: parts.mayHaveSession ?? false,
    isSessionUnused: parts.isSessionUnused ?? false,
  }
  const { storage, log = () => undefined } = parts
  const visitor =
    storage === undefined
      ? null
      : createVisitor({
          orchestrator: orchestrator as Orchestrator,
          storage,
          clock,
          isReferring: true,
          isReturnEnabled: true,
          affiliateFallbacks: cometa.affiliateFallbacks,
          savedCart: parts.savedCart ?? null,
          log,
        })
  const sale = createSale(
    {
      ...ports,
      loadCheckout: async () =>
        createCheckoutMachine({ ...ports, ...(parts.log === undefined ? {} : { log: parts.log }) }),
      ...(visitor === null ? {} : { visitor: () => Promise.resolve(visitor) }),
      ...(parts.loadPageModel === undefined ? {} : { loadPageModel: parts.loadPageModel }),
      ...(parts.log === undefined ? {} : { log: parts.log }),
    },
    visit,
    parts.timers,
  )
  return { built, orchestrator, drafts, sale, visitor }
}

export const localized = (sale: Sale, outcome: OutcomeKind = 'serviceable'): Promise<void> =>
  localizedAt(sale, addressWithOutcome(outcome))

/** Waits until a returning visitor's sale is restored with its checkout; returns why it could not be, or null. */
export const restored = (sale: Sale): Promise<OrchestratorFailure | null> => {
  const restore = async () => {
    const { context } = await waitForState(sale.actor, (snapshot) => !isRestoring(snapshot))
    await waitForState(sale.actor, (snapshot) => !snapshot.matches({ journey: { shopping: 'confirming' } }))
    await waitForState(sale.checkout, (snapshot) => !snapshot.matches('loading'))
    return context.failure
  }
  return whileSaleMoves(sale, 'restore', restore())
}

/** The sale of a returning visitor who requests a step. */
export const returned = async (parts: Parameters<typeof buildSale>[0]): Promise<Sale> => {
  const { sale } = buildSale(parts)
  await restored(sale)
  return sale
}

export const cartIn = ({ actor }: Sale) => actor.getSnapshot().context.cart

export const answerIn = ({ actor }: Sale) => actor.getSnapshot().context.answer

/** Carries out the usual purchase through a step. */
export const buyThrough = (
  sale: Sale,
  through: PurchaseStep,
  install: InstallKind = 'professional',
): Promise<void> => buy(saleDriver(sale), { ...usualPurchase, install }, { through })

/** Starts a visitor's sale and carries out the usual purchase through a step. */
export const saleThrough = async (through: PurchaseStep, parts?: Parameters<typeof buildSale>[0]) => {
  const started = buildSale(parts)
  await buyThrough(started.sale, through)
  return started
}

/** A Gig with two pods, saved, and on to the checkout. */
export const configured = (sale: Sale): Promise<void> =>
  buy(saleDriver(sale), usualPurchase, { from: 'choosePlan', through: 'confirmCart' })

export const detailed = (
  sale: Sale,
  install: InstallKind = 'professional',
  risk: RiskSubmission | null = usualPurchase.risk,
): Promise<void> =>
  buy(
    saleDriver(sale),
    { ...usualPurchase, install, risk },
    { from: 'enterCustomer', through: 'acceptAgreements' },
  )

export const paidWith = (sale: Sale, number?: string): void =>
  sale.checkout.send({ type: 'payment.submitted', payment: cardPayment(number) })

export const paidFrom = (sale: Sale, number?: string): void =>
  sale.checkout.send({ type: 'payment.submitted', payment: bankPayment(number) })

export const visitChosen = (sale: Sale): Promise<void> => saleDriver(sale).chooseVisit(usualPurchase)

export const ordered = (sale: Sale): Promise<void> => saleDriver(sale).order(usualPurchase)
