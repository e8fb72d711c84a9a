import { function as F, taskEither as TE } from 'fp-ts'
import { waitFor } from 'xstate'
import type { Address } from '#core/address/address.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { RiskSubmission } from '#core/journeys/checkout/checkout.events.ts'
import type { CheckoutSnapshot } from '#core/journeys/checkout/checkout.selectors.ts'
import { isSaved } from '#core/journeys/shopping/shopping.selectors.ts'
import type { Sale, SaleTimers } from '#core/journeys/sale/sale.ts'
import { createSale } from '#core/journeys/sale/sale.ts'
import type { OutcomeKind } from '#core/localization/outcome.ts'
import type { AddressLookup } from '#core/ports/address-lookup.ts'
import type { Draft, DraftStore } from '#core/ports/draft.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { Channel } from '#core/session/session.ts'
import type { BuiltPocket } from './pocket.builder.ts'
import { GIG, POD, accountOf, addressLeadingTo, buildPocket, cardOf, maria } from './pocket.builder.ts'

export const memoryDrafts = (): DraftStore => {
  let draft: Draft | null = null
  return {
    load: () => draft,
    save: (next) => {
      draft = next
    },
    clear: () => {
      draft = null
    },
  }
}

export const lookupOver = (orchestrator: Orchestrator): AddressLookup => {
  const ask = (request: Parameters<Orchestrator['addressSuggestions']>[0]) =>
    F.pipe(
      orchestrator.addressSuggestions(request),
      TE.bimap(
        () => ({ _tag: 'LookupUnavailable' as const }),
        ({ suggestions }) => suggestions,
      ),
    )
  return { streets: (text) => ask({ text }), units: (text, zip, unit) => ask({ text, zip, unit }) }
}

/** A visitor in front of a provider: the whole sale without a screen. */
export const buildSale = (
  parts: {
    readonly built?: BuiltPocket
    readonly orchestrator?: Orchestrator
    readonly drafts?: DraftStore
    readonly timers?: SaleTimers
    readonly channel?: Channel
  } = {},
) => {
  const built = parts.built ?? buildPocket()
  const orchestrator = parts.orchestrator ?? built.visitor()
  const drafts = parts.drafts ?? memoryDrafts()
  const { encryption: cardEncryption, random, clock } = built
  const addressLookup = lookupOver(orchestrator)
  const ports = { orchestrator, cardEncryption, random, clock, drafts, addressLookup }
  const sale = createSale(ports, parts.channel ?? 'dotcom', parts.timers)
  return { built, orchestrator, drafts, sale }
}

export const localized = (sale: Sale, outcome: OutcomeKind = 'serviceable'): Promise<void> =>
  localizedAt(sale, addressLeadingTo(outcome))

export const localizedAt = async (sale: Sale, address: Address): Promise<void> => {
  sale.localization.send({ type: 'address.submitted', address })
  await waitFor(sale.localization, (snapshot) => !snapshot.matches({ resolution: 'resolving' }))
  await waitFor(sale.shopping, (snapshot) => !snapshot.matches('loading'))
}

/** A Gig with two pods, saved, and on to the checkout. */
export const configured = async (sale: Sale): Promise<void> => {
  sale.shopping.send({ type: 'plan.chosen', offerId: GIG })
  sale.shopping.send({ type: 'item.changed', offerId: POD, quantity: 2 })
  await waitFor(sale.shopping, ({ context }) => isSaved(context))
  sale.shopping.send({ type: 'configuration.confirmed' })
  await atCheckout(sale, (snapshot) => snapshot.matches('filling'))
}

export const atCheckout = (sale: Sale, isThere: (snapshot: CheckoutSnapshot) => boolean) =>
  waitFor(sale.checkout, isThere)

/** Who says to live at the address for a year and gives no number: cleared, without a deposit. */
const settled: RiskSubmission = { addressOneYear: true, identification: null }

export const detailed = async (
  sale: Sale,
  kind: InstallKind = 'professional',
  risk: RiskSubmission | null = settled,
): Promise<void> => {
  sale.checkout.send({ type: 'installOption.chosen', kind })
  const { context } = await atCheckout(
    sale,
    (snapshot) =>
      snapshot.context.installKind === kind && !snapshot.matches({ filling: { details: 'choosingInstall' } }),
  )
  const { agreements } = context
  sale.checkout.send({ type: 'details.submitted', customer: maria, risk, agreements })
  await atCheckout(sale, (snapshot) => snapshot.matches({ filling: 'payment' }))
}

export const paidWith = (sale: Sale, number?: string): void =>
  sale.checkout.send({
    type: 'payment.submitted',
    payment: { kind: 'card', card: cardOf(number), nameOnCard: 'María Ñúñez', zipCode: '33130' },
  })

export const paidFrom = (sale: Sale, number?: string): void =>
  sale.checkout.send({
    type: 'payment.submitted',
    payment: { kind: 'bank', account: accountOf(number), nameOnAccount: 'María Ñúñez' },
  })

export const visitChosen = async (sale: Sale): Promise<void> => {
  const { context } = await atCheckout(sale, (snapshot) =>
    snapshot.matches({ filling: { schedule: 'choosing' } }),
  )
  const open = context.windows.find(({ placesLeft }) => placesLeft > 0)
  if (open === undefined) throw new Error('no window has a place')
  sale.checkout.send({ type: 'window.chosen', windowId: open.id })
  await atCheckout(sale, (snapshot) => snapshot.context.visit?.id === open.id)
}

export const ordered = async (sale: Sale): Promise<void> => {
  sale.checkout.send({ type: 'order.confirmed' })
  await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
}
