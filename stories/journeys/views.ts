import { brand } from '#adapters/brand/brand.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { bundleWords } from '#ui/features/sale/bundle/es.ts'
import { couponWords } from '#ui/content/es/sale/coupon.ts'
import { stepNames } from '#ui/content/es/sale/step-names.ts'
import { customizeWords } from '#ui/features/sale/customize/es.ts'
import { followUpWords } from '#ui/features/sale/outcome/follow-up.es.ts'
import { moveVisitWords } from '#ui/features/shared/visit-choice/move-visit.es.ts'
import { orderStatusWords } from '#ui/content/es/sale/order-status.ts'
import { tradeInWords } from '#ui/features/sale/customize/trade-in.es.ts'
import { transferWords } from '#ui/content/es/sale/visitor.ts'
import { phoneWords } from '#ui/features/sale/shared/phone-dialog.es.ts'
import { checkoutWords } from '#ui/features/sale/checkout/es.ts'
import { configureWords } from '#ui/features/sale/configure/es.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { orderWords } from '#ui/features/sale/order/es.ts'
import { paymentWords } from '#ui/features/sale/payment/es.ts'
import { productsWords } from '#ui/content/es/sale/products.ts'
import { scheduleWords } from '#ui/features/sale/schedule/es.ts'
import { outcomeTitles } from '#ui/content/es/shared/common.ts'
import { errorWords } from '#ui/content/es/shared/error-words.ts'
import { sessionWords } from '#ui/features/sale/session/es.ts'
import { followedUp } from './follow-up.journey.ts'
import { portalHeadings } from './portal-headings.ts'
import type { Journey } from './journey.ts'

/** The view of a state: the step of the sale and its heading; null for a page that loads before it has one. */
export type View = { readonly step: SaleStep; readonly heading: string | RegExp | null }

const plans = brand.catalog.offers.filter(
  ({ role, lineOfBusiness }) => role === 'plan' && lineOfBusiness === 'Internet',
)

const homePhone = brand.catalog.offers.find(({ lineOfBusiness }) => lineOfBusiness === 'Voice')?.name ?? ''

const address: View = { step: 'address', heading: localizationWords.title }
const products: View = { step: 'products', heading: productsWords.title(plans.length) }
const loading: View = { step: 'products', heading: productsWords.loadingTitle }
const configure: View = { step: 'configure', heading: configureWords.title }
const details: View = { step: 'checkout', heading: checkoutWords.heading }
const payment: View = { step: 'payment', heading: paymentWords.heading }
const schedule: View = { step: 'schedule', heading: scheduleWords.headings.installation.title }
const codes: View = { step: 'configure', heading: couponWords.title }
const numbers: View = { step: 'configure', heading: phoneWords.title(homePhone) }
const lines: View = { step: 'customize', heading: customizeWords.title }
const trade: View = { step: 'customize', heading: tradeInWords.title }
const moving: View = { step: 'configure', heading: transferWords.title }
const typing: View = { step: 'configure', heading: localizationWords.title }
const taken: View = { step: 'products', heading: localizationWords.title }

const proof: View = { step: 'outcome', heading: outcomeTitles.existingCustomer }
const review: View = { step: 'outcome', heading: followUpWords[followedUp.kind].label }
const status: View = { step: 'confirmation', heading: orderStatusWords.title }
const ending: View = { step: 'products', heading: sessionWords.title }

/** The localization of the journey leads to a pre-sale home. */
const outcome: View = { step: 'bundle', heading: bundleWords.title }

const ordering = (phase: keyof typeof orderWords, step: SaleStep = 'payment'): View => ({
  step,
  heading: orderWords[phase].heading,
})

/** The view of each state, or of the states under it. Written by hand: a state without an entry has no view. */
export const views: Readonly<Record<Journey['name'], Readonly<Record<string, View>>>> = {
  localization: {
    'resolution.entering': address,
    'resolution.resolving': address,
    'resolution.failed': address,
    'resolution.resolved': outcome,
  },
  sale: {
    'journey.localization': address,
    'journey.checkout': details,
    'journey.shopping.confirming': configure,
    'cart.closed': loading,
    'cart.open.settled': products,
    'cart.open': configure,
  },
  shopping: {
    closed: address,
    loading,
    failed: { step: 'products', heading: productsWords.failedTitle },
    'open.choosing': products,
    'open.configuring': configure,
  },
  checkout: {
    closed: configure,
    loading: details,
    'filling.details': details,
    'filling.payment': payment,
    'filling.schedule': schedule,
    placing: ordering('placing'),
    'inDoubt.unanswered': ordering('unanswered', 'confirmation'),
    'inDoubt.outOfReach': ordering('outOfReach', 'confirmation'),
    inDoubt: ordering('inDoubt', 'confirmation'),
    unplaced: ordering('unplaced'),
    priceMoved: ordering('priceMoved'),
    stale: ordering('stale'),
    placed: { step: 'confirmation', heading: /^Listo, / },
  },
  'page-model': {
    closed: address,
    waiting: { step: 'products', heading: stepNames.products.title },
    shown: products,
    failed: products,
  },
  'lazy-checkout': { closed: configure, loading: details },
  'deferred-requirements': { waiting: details, loading: details, over: details },
  coupon: {
    entering: codes,
    malformed: codes,
    applying: codes,
    applied: codes,
    unmet: codes,
    failed: codes,
    removing: codes,
    removed: codes,
    notRemoved: codes,
  },
  phone: { loading: numbers, notLoaded: numbers, open: numbers, checking: numbers, saving: numbers },
  mobile: {
    loading: lines,
    failed: lines,
    ready: lines,
    refreshing: lines,
    saving: lines,
    refused: lines,
  },
  'trade-in': { filling: trade, requesting: trade },
  transfer: { requesting: moving, offered: moving, expired: moving, empty: moving, failed: moving },
  'transfer-entry': {
    entering: typing,
    finding: typing,
    asking: typing,
    taking: typing,
    taken,
    refused: typing,
  },
  'account-proof': {
    offering: proof,
    sendingCode: proof,
    enteringCode: proof,
    proving: proof,
    proven: proof,
  },
  'follow-up': { editing: review, sending: review, failed: review, sent: review },
  'order-status': {
    askingNumber: status,
    sendingCode: status,
    askingCode: { step: 'confirmation', heading: orderStatusWords.codeTitle },
    lookingUp: { step: 'confirmation', heading: orderStatusWords.codeTitle },
    shown: { step: 'confirmation', heading: orderStatusWords.found },
    loadingWindows: { step: 'confirmation', heading: moveVisitWords.moving.title },
    choosingVisit: { step: 'confirmation', heading: moveVisitWords.moving.title },
    movingVisit: { step: 'confirmation', heading: moveVisitWords.moving.title },
  },
  portal: Object.fromEntries(
    Object.entries(portalHeadings).map(([state, heading]) => [state, { step: 'address', heading }]),
  ),
  'human-verification': {
    pending: products,
    checking: products,
    passed: products,
    expired: products,
    unavailable: products,
    blocked: { step: 'products', heading: errorWords.human.title },
  },
  session: {
    closed: address,
    watching: products,
    checking: products,
    ending,
    extending: ending,
    verifying: ending,
    unread: products,
  },
}

/** Returns the view of a state, from the first entry that names one of its leaves or an ancestor of one. */
export const viewOf = (journey: Journey['name'], state: string): View | null => {
  const parts = state.split(' + ')
  const isOf = (name: string): boolean => parts.some((part) => part === name || part.startsWith(`${name}.`))
  return Object.entries(views[journey]).find(([name]) => isOf(name))?.[1] ?? null
}
