import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { checkoutWords } from '#ui/content/es/checkout.ts'
import { configureWords } from '#ui/content/es/configure.ts'
import { confirmationWords } from '#ui/content/es/confirmation.ts'
import { localizationWords } from '#ui/content/es/localization.ts'
import { outcomeWords } from '#ui/content/es/outcome.ts'
import { orderWords, paymentWords } from '#ui/content/es/payment.ts'
import { productsWords } from '#ui/content/es/products.ts'
import { scheduleWords } from '#ui/content/es/schedule.ts'
import { sessionWords } from '#ui/content/es/session.ts'
import type { Journey } from './journey.ts'

/** What stands on the screen in a state: the place of the sale, and the heading it is told by. */
export type View = { readonly step: SaleStep; readonly heading: string }

const plans = cometa.catalog.offers.filter(
  ({ role, lineOfBusiness }) => role === 'plan' && lineOfBusiness === 'Internet',
)

const address: View = { step: 'address', heading: localizationWords.title }
const products: View = { step: 'products', heading: productsWords.title(plans.length) }
const configure: View = { step: 'configure', heading: configureWords.title }
const details: View = { step: 'checkout', heading: checkoutWords.heading }
const payment: View = { step: 'payment', heading: paymentWords.heading }
const schedule: View = { step: 'schedule', heading: scheduleWords.heading }
const ending: View = { step: 'products', heading: sessionWords.title }

const outcome: View = {
  step: 'outcome',
  heading: outcomeWords.preSale({ brandName: cometa.name, outcome: { kind: 'preSale', hasOffers: true } })
    .title,
}

const ordering = (phase: keyof typeof orderWords): View => ({
  step: 'schedule',
  heading: orderWords[phase].heading,
})

/** Which view shows which state, or the states under it. Written by hand: a state without a line here has nothing to be seen by. */
export const views: Readonly<Record<Journey['name'], Readonly<Record<string, View>>>> = {
  localization: {
    'resolution.entering': address,
    'resolution.resolving': address,
    'resolution.failed': address,
    'resolution.resolved': outcome,
  },
  shopping: {
    closed: address,
    loading: { step: 'products', heading: productsWords.loadingTitle },
    failed: { step: 'products', heading: productsWords.failedTitle },
    'open.place.choosing': products,
    'open.place.configuring': configure,
    'open.place.confirming': configure,
  },
  checkout: {
    closed: configure,
    loading: details,
    failed: { step: 'checkout', heading: checkoutWords.failedHeading },
    'filling.details': details,
    'filling.payment': payment,
    'filling.schedule': schedule,
    placing: ordering('placing'),
    'inDoubt.unanswered': ordering('unanswered'),
    'inDoubt.outOfReach': ordering('outOfReach'),
    inDoubt: ordering('inDoubt'),
    unplaced: ordering('unplaced'),
    priceMoved: ordering('priceMoved'),
    stale: ordering('stale'),
    placed: { step: 'confirmation', heading: confirmationWords.heading },
  },
  session: {
    closed: address,
    watching: products,
    checking: products,
    ending,
    extending: ending,
    verifying: ending,
  },
}

/** The view of a state, by the first line that names a part of it or what a part lies in. */
export const viewOf = (journey: Journey['name'], state: string): View | null => {
  const parts = state.split(' + ')
  const isOf = (name: string): boolean => parts.some((part) => part === name || part.startsWith(`${name}.`))
  return Object.entries(views[journey]).find(([name]) => isOf(name))?.[1] ?? null
}
