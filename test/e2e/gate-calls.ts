import type { Page, Route } from '@playwright/test'
import { contract } from '#adapters/orchestrator/wire/contract.ts'
import type { CallName } from '#adapters/orchestrator/wire/record.ts'
import { paths } from '#core/routes/routes.ts'
import { closedGate, type Gate } from '#test/builders/gate.builder.ts'
import { checkoutWords } from '#ui/content/es/checkout.ts'
import { commonWords } from '#ui/content/es/common.ts'
import { localizationWords } from '#ui/content/es/localization.ts'
import { paymentWords } from '#ui/content/es/payment.ts'
import { scheduleWords } from '#ui/content/es/schedule.ts'
import { buyer, magnolia, settled } from './buyer.ts'
import type { Stage } from './gate.ts'
import { expect, payButton } from './gate.ts'

type Deed = (page: Page) => Promise<unknown>

/** A call of a purchase, as a buyer comes to make it. */
export type PurchaseCall = {
  /** The stage it is made at; null before there is a session. */
  readonly stage: Stage | null
  /** What is done just before. */
  readonly fill?: Deed
  /** What makes it. */
  readonly press: Deed
  /** What makes it again after it failed, where that is not the button for it. */
  readonly again?: Deed
  /** What is still there when it failed. */
  readonly keeps?: Deed
  /** Where it leads when it is answered. */
  readonly leadsTo: string
  /** Where a reload finds the visitor who had it answered without hearing of it; where it leads to, unless said otherwise. */
  readonly reloadsAt?: string
}

const fillsDetails: Deed = async (page) => {
  const { saysWho, answersRisk, choosesInstall, agrees } = buyer(page)
  await saysWho()
  await answersRisk(settled)
  await choosesInstall('professional')
  await agrees()
}

const keepsName: Deed = (page) =>
  expect(page.getByRole('textbox', { name: checkoutWords.customer.firstName })).toHaveValue('María')

const sendsDetails: PurchaseCall = {
  stage: 'checkout',
  fill: fillsDetails,
  press: (page) => buyer(page).sendsDetails(),
  keeps: keepsName,
  leadsTo: paths.payment,
  reloadsAt: paths.checkout,
}

/** A card is wiped as soon as it is sent, so it is written again. */
const paysByCard: PurchaseCall = {
  stage: 'payment',
  press: (page) => buyer(page).paysWith(),
  again: (page) => buyer(page).paysWith(),
  keeps: (page) =>
    expect(page.getByRole('textbox', { name: paymentWords.card.zipCode })).toHaveValue(magnolia.zip),
  leadsTo: paths.schedule,
  reloadsAt: paths.payment,
}

const retries: Deed = (page) => page.getByRole('button', { name: commonWords.retry }).click()

const picksHour: Deed = (page) => page.getByText(scheduleWords.open, { exact: true }).last().click()

/** The calls of a purchase by their names in the contract. */
export const purchaseCalls = {
  localize: {
    stage: null,
    press: (page) => buyer(page).findsAddress(),
    keeps: (page) => expect(page.getByLabel(localizationWords.street)).toHaveValue(magnolia.street),
    leadsTo: paths.products,
  },
  sessionInfo: { stage: 'configure', press: (page) => page.reload(), leadsTo: paths.configure },
  getOffers: { stage: 'products', press: (page) => page.reload(), leadsTo: paths.products },
  addOffer: { stage: 'products', press: (page) => buyer(page).pressesPlan(), leadsTo: paths.configure },
  addCartItem: {
    stage: 'configure',
    press: (page) => buyer(page).adds('advanced-wifi'),
    leadsTo: paths.configure,
  },
  getAgreements: {
    stage: 'configure',
    press: (page) => page.getByRole('button', { name: 'Continuar' }).click(),
    leadsTo: paths.checkout,
  },
  chooseInstallOption: {
    stage: 'checkout',
    fill: (page) => buyer(page).saysWho(),
    press: (page) => page.getByText(checkoutWords.install.kinds.self.title).click(),
    keeps: keepsName,
    leadsTo: paths.checkout,
  },
  addCustomer: sendsDetails,
  assessRisk: sendsDetails,
  acceptAgreements: sendsDetails,
  paymentSession: paysByCard,
  validatePayment: paysByCard,
  installationSchedule: { ...paysByCard, again: retries, keeps: () => Promise.resolve() },
  chooseWindow: { stage: 'schedule', press: picksHour, again: picksHour, leadsTo: paths.schedule },
  order: {
    stage: 'ready',
    press: (page) => payButton(page).click(),
    leadsTo: paths.confirmation,
  },
} satisfies Partial<Record<CallName, PurchaseCall>>

export type PurchaseCallName = keyof typeof purchaseCalls

export const purchaseCallNames = Object.keys(purchaseCalls) as readonly PurchaseCallName[]

/** Whether a call changes something. */
export const isWrite = (name: CallName): boolean => contract[name].method !== 'GET'

/** Does something with each call of a name that a page makes, until the function it answers with is called. */
export const onCall = async (
  page: Page,
  name: CallName,
  handle: (route: Route) => Promise<unknown>,
): Promise<() => Promise<void>> => {
  const { method, path } = contract[name]
  const places = new RegExp(`/api/${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  const isIt = ({ pathname }: URL): boolean => places.test(pathname)
  const pass = async (route: Route): Promise<unknown> =>
    route.request().method() === method ? handle(route) : route.fallback()
  await page.route(isIt, pass)
  return () => page.unroute(isIt, pass)
}

/** Nothing comes back of the first such call of a page, be it `done` by the provider or `lost` on its way. Tells once it is so. */
export const swallow = async (page: Page, name: CallName, fate: 'done' | 'lost'): Promise<Gate> => {
  const gate = closedGate()
  let calls = 0
  await onCall(page, name, async (route) => {
    calls += 1
    if (calls > 1) return route.fallback()
    if (fate === 'done') await route.fetch()
    return gate.open()
  })
  return gate
}

/** Comes to the point where a call is next. */
export const comeTo = async (
  page: Page,
  name: PurchaseCallName,
  enter: (page: Page, stage: Stage) => Promise<void>,
): Promise<PurchaseCall> => {
  const call: PurchaseCall = purchaseCalls[name]
  if (call.stage !== null) await enter(page, call.stage)
  await call.fill?.(page)
  return call
}
