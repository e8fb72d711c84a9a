import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import { parsePersonName } from '#core/checkout/customer.ts'
import { ORDER_POLL_MAX_MS } from '#core/checkout/order-poll.ts'
import { outcomeKinds } from '#core/localization/outcome-kind.ts'
import { pathOfStep, paths } from '#core/routes/routes.ts'
import { type SaleStep, saleSteps } from '#core/routes/sale-step.ts'
import { SESSION_IDLE_MS } from '#core/session/session.ts'
import { blocksBack, isAt, isUndecided, permittedPath } from '#ui/app/journey-paths.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { takeNextStep } from '#test/builders/next-step.builder.ts'
import { dearerPlans } from '#test/builders/offer.builder.ts'
import { byBank, POD } from '#stories/stage/buyer.ts'
import { addressWithOutcome, cardOf, usualPurchase } from '#test/builders/purchase.ts'
import { settled } from './navigator.builder.ts'
import type { BrowserFaults, PageState, WalkBrowser, WalkTab } from './walk-browser.builder.ts'
import { callFates, openWalkBrowser } from './walk-browser.builder.ts'

/** The state of the walk: the actions of the page in front, and the last typed name of each tab. */
export type Model = {
  page: SaleStep | 'expired' | 'pending' | Exclude<PageState, 'shown'>
  readonly typedNames: (string | null)[]
  front: number
}

export type Walk = {
  readonly browser: WalkBrowser
  readonly tabs: WalkTab[]
  readonly pages: Set<Model['page']>
}

export type WalkCommand = fc.AsyncCommand<Model, Walk>

export const frontOf = ({ front }: Model, { tabs }: Walk): WalkTab => {
  const tab = tabs[front]
  if (tab === undefined) throw new Error(`there is no tab ${front}`)
  return tab
}

/** A payment whose session has ended is shown by the confirmation (GRD-07). */
const hasExpired = (tab: WalkTab): boolean => tab.sale().actor.getSnapshot().matches({ journey: 'expired' })

/** The bank has not answered: the confirmation waits (CHK-22). */
const isPending = (tab: WalkTab): boolean =>
  tab.sale().step() === 'confirmation' && tab.sale().checkout.getSnapshot().matches('inDoubt')

export const pageOf = (tab: WalkTab): Model['page'] => {
  if (tab.state() !== 'shown') return tab.state() as Exclude<PageState, 'shown'>
  if (hasExpired(tab)) return 'expired'
  return isPending(tab) ? 'pending' : tab.sale().step()
}

/** A tab shows the step of its sale, at a path the guards permit. */
const verifyPlace = (tab: WalkTab): void => {
  const sale = tab.sale()
  const path = tab.path()
  if (isUndecided(sale, path)) return
  expect([path, isAt(sale, path)]).toEqual([path, true])
  expect(permittedPath(sale, path)).toBe(path)
  expect(sale.checkout.getSnapshot().matches('placed')).toBe(
    sale.step() === 'confirmation' && !hasExpired(tab) && !isPending(tab),
  )
}

/** What was typed is in the fields and in the draft, until there is an order. */
const verifyTyped = (tab: WalkTab, typed: string | null): void => {
  if (typed === null) return
  expect(tab.sale().checkout.getSnapshot().context.customerForm.firstName).toBe(typed)
  expect(tab.drafts.load()?.customerForm.firstName).toBe(typed)
}

/** The receipt shows an amount the buyer saw before ordering. */
const verifyReceipt = (tab: WalkTab, { browser: { orders } }: Walk): void => {
  const { receipt } = tab.sale().checkout.getSnapshot().context
  if (receipt !== null) expect(orders.map(({ shown }) => shown)).toContain(receipt.quote.dueToday)
}

/** At most one charge for each session, of an amount that was shown; one key until an answer is heard. */
const verifyOrders = async ({ browser: { orders, harness, errors } }: Walk): Promise<void> => {
  const captured = await harness.captured()
  expect(captured.length).toBeLessThanOrEqual(new Set(orders.map(({ session }) => session)).size)
  for (const amount of captured) expect(orders.map(({ shown }) => shown)).toContain(amount)
  for (const [index, order] of orders.entries()) {
    const next = orders.slice(index + 1).find(({ tab }) => tab === order.tab)
    if (next !== undefined && next.session === order.session && !order.isAnswered)
      expect(next.key).toBe(order.key)
  }
  expect(errors).toEqual([])
}

const verify = async (model: Model, walk: Walk): Promise<void> => {
  for (const [index, tab] of walk.tabs.entries()) {
    if (tab.state() !== 'shown') continue
    verifyPlace(tab)
    if (pageOf(tab) === 'confirmation') model.typedNames[index] = null
    verifyTyped(tab, model.typedNames[index] ?? null)
    verifyReceipt(tab, walk)
  }
  await verifyOrders(walk)
}

/** Lets all calls but the delayed ones be answered, and verifies every tab. */
export const rest = async (model: Model, walk: Walk): Promise<void> => {
  await walk.browser.network.quiet()
  await verify(model, walk)
}

type Act = (tab: WalkTab, walk: Walk, model: Model) => void

const command = (name: string, isPossible: (model: Model) => boolean, act: Act): fc.Arbitrary<WalkCommand> =>
  fc.boolean().map((isAwaited) => ({
    check: isPossible,
    run: async (model, walk) => {
      act(frontOf(model, walk), walk, model)
      if (isAwaited) await rest(model, walk)
      else await settled()
      model.page = pageOf(frontOf(model, walk))
      walk.pages.add(model.page)
    },
    toString: () => (isAwaited ? name : `${name} and at once`),
  }))

const onPage =
  (...pages: readonly Model['page'][]) =>
  ({ page }: Model): boolean =>
    pages.includes(page)
const always = (): boolean => true
const isShown = ({ page }: Model): boolean => page !== 'loading' && page !== 'unavailable'

/** The next action of the buyer, with the typed name. */
export const goOn: Act = (tab, _walk, model) => {
  tab.look()
  const typed = model.typedNames[model.front] ?? null
  const customer =
    typed === null
      ? usualPurchase.customer
      : { ...usualPurchase.customer, firstName: accepted(parsePersonName(typed)) }
  takeNextStep(tab.sale(), { ...usualPurchase, customer })
}

const pressing = command('goes on', isShown, goOn)
const pressingTwice = command('goes on with a double press', isShown, (...at) => {
  goOn(...at)
  goOn(...at)
})

const typing = fc.constantFrom('Lucía', 'Iñaki', 'María').chain((firstName) =>
  command(`types ${firstName}`, onPage('checkout'), (tab, _walk, model) => {
    const { checkout } = tab.sale()
    if (!checkout.getSnapshot().matches({ filling: 'details' })) return
    const { customerForm } = checkout.getSnapshot().context
    checkout.send({ type: 'customer.typed', form: { ...customerForm, firstName } })
    model.typedNames[model.front] = firstName
  }),
)

const choosingPlan = fc
  .constantFrom('internet-gig' as OfferId, 'internet-500' as OfferId)
  .chain((offerId) =>
    command(`chooses ${offerId}`, onPage('products'), (tab) =>
      tab.sale().actor.send({ type: 'plan.chosen', offerId }),
    ),
  )

const changingItem = fc
  .nat(2)
  .chain((quantity) =>
    command(`wants ${quantity} pods`, onPage('configure'), (tab) =>
      tab.sale().actor.send({ type: 'item.changed', offerId: POD, quantity }),
    ),
  )

const choosingInstall = fc
  .constantFrom<InstallKind>('self', 'professional')
  .chain((kind) =>
    command(`chooses installation ${kind}`, onPage('checkout'), (tab) =>
      tab.sale().checkout.send({ type: 'installOption.chosen', kind }),
    ),
  )

const DECLINED = '4000000000000002'
const payments = {
  'a declined card': {
    ...usualPurchase.payment,
    kind: 'card',
    card: cardOf(DECLINED),
    nameOnCard: 'M',
    zipCode: '33130',
  },
  'an account': byBank,
} as const

const paying = fc.constantFrom<keyof typeof payments>('a declined card', 'an account').chain((name) =>
  command(`pays with ${name}`, onPage('payment'), (tab) => {
    tab.look()
    tab.sale().checkout.send({ type: 'payment.submitted', payment: payments[name] })
  }),
)

const submittingAddress = fc
  .constantFrom(...outcomeKinds.filter((kind) => kind !== 'enterAddress'))
  .chain((kind) =>
    command(`submits an address that leads to ${kind}`, onPage('address', 'outcome'), (tab) =>
      tab.sale().localization.send({ type: 'address.submitted', address: addressWithOutcome(kind) }),
    ),
  )

const opening = fc
  .constantFrom(...saleSteps)
  .map((step) => pathOfStep(step, 'bulk'))
  .chain((path) => command(`opens ${path}`, always, (tab) => tab.open(path)))

const openingTab = fc
  .constantFrom(...saleSteps)
  .map((step) => pathOfStep(step, 'bulk'))
  .chain((path) =>
    command(
      `opens ${path} in a new tab`,
      ({ typedNames }) => typedNames.length < 3,
      (_tab, walk, model) => {
        walk.tabs.push(walk.browser.openTab(path))
        model.typedNames.push(null)
        model.front = walk.tabs.length - 1
      },
    ),
  )

const switchingTab = command(
  'goes to the next tab',
  ({ typedNames }) => typedNames.length > 1,
  (_tab, walk, model) => {
    model.front = (model.front + 1) % walk.tabs.length
  },
)

const faults = fc
  .array(fc.constantFrom(...callFates), { minLength: 1, maxLength: 3 })
  .chain((fates) =>
    command(`next calls: ${fates.join(', ')}`, always, (_tab, { browser }) => browser.network.meet(fates)),
  )

const gateway = fc
  .constantFrom('healthy' as const, 'responseLost' as const, 'requestLost' as const)
  .chain((mood) =>
    command(`the gateway is ${mood}`, always, (_tab, { browser }) => browser.harness.setGateway(mood)),
  )

const passing = fc
  .constantFrom(ORDER_POLL_MAX_MS, SESSION_IDLE_MS)
  .chain((ms) => command(`${ms} ms pass`, always, (_tab, { browser }) => browser.pass(ms)))

/** Back leaves no page whose route blocks it (GRD-08). */
const goingBack = command('goes back', isShown, (tab) => {
  const from = tab.path()
  tab.back()
  if (blocksBack(from)) expect(tab.path()).toBe(from)
})
const HOUR_MS = 3_600_000

const settingBack = command('the clock of the provider goes back an hour', always, (_tab, { browser }) =>
  browser.moveProviderClock(-HOUR_MS),
)

const raisingPrices = command('prices rise', always, (_tab, { browser }) =>
  browser.harness.changeOffers((offers) => dearerPlans(offers, 500)),
)

/** Everything that can happen in a walk, each with how often. */
export const walkCommand: fc.Arbitrary<WalkCommand> = fc.oneof(
  { weight: 12, arbitrary: pressing },
  { weight: 2, arbitrary: pressingTwice },
  { weight: 2, arbitrary: typing },
  { weight: 1, arbitrary: choosingPlan },
  { weight: 1, arbitrary: changingItem },
  { weight: 1, arbitrary: choosingInstall },
  { weight: 1, arbitrary: paying },
  { weight: 3, arbitrary: submittingAddress },
  { weight: 3, arbitrary: goingBack },
  { weight: 2, arbitrary: command('goes forward', isShown, (tab) => tab.forward()) },
  { weight: 2, arbitrary: command('reloads', always, (tab) => tab.reload()) },
  { weight: 1, arbitrary: opening },
  { weight: 1, arbitrary: openingTab },
  { weight: 2, arbitrary: switchingTab },
  { weight: 3, arbitrary: faults },
  {
    weight: 2,
    arbitrary: command('delayed responses arrive', always, (_tab, { browser }) => browser.network.deliver()),
  },
  { weight: 1, arbitrary: gateway },
  { weight: 1, arbitrary: passing },
  { weight: 1, arbitrary: settingBack },
  { weight: 1, arbitrary: raisingPrices },
)

/** Opens a first tab at the address and takes a number of steps of a purchase. */
export const startWalk = async (
  steps: number,
  broken: BrowserFaults = {},
): Promise<{ readonly model: Model; readonly real: Walk }> => {
  const browser = openWalkBrowser(broken)
  const real: Walk = { browser, tabs: [browser.openTab(paths.localization)], pages: new Set() }
  const model: Model = { page: 'loading', typedNames: [null], front: 0 }
  await rest(model, real)
  for (let step = 0; step < steps; step += 1) {
    goOn(frontOf(model, real), real, model)
    await rest(model, real)
  }
  model.page = pageOf(frontOf(model, real))
  real.pages.add(model.page)
  return { model, real }
}

/** Continues in the tab in front without faults, until there is an order. */
export const finishWalk = async (model: Model, walk: Walk): Promise<void> => {
  const { browser } = walk
  const tab = frontOf(model, walk)
  browser.network.calm()
  browser.network.deliver()
  browser.harness.setGateway('healthy')
  await rest(model, walk)
  for (let steps = 0; steps < 30 && pageOf(tab) !== 'confirmation'; steps += 1) {
    if (tab.state() !== 'shown') tab.reload()
    else goOn(tab, walk, model)
    await rest(model, walk)
    if (tab.sale().checkout.getSnapshot().matches('inDoubt')) {
      browser.pass(ORDER_POLL_MAX_MS)
      // The server settles payments in doubt by itself, every few seconds.
      await browser.harness.recover()
      await rest(model, walk)
    }
  }
  expect(pageOf(tab)).toBe('confirmation')
  expect(await browser.harness.captured()).not.toEqual([])
}
