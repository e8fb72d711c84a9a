import type { FastifyInstance } from 'fastify'
import { PORTAL_ACCOUNT_HEADER, PORTAL_COOKIE } from '#adapters/contract/record.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { AccountId, PortalAccount, ServiceId } from '#core/portal/portal-account.ts'
import type { ChangeRequest } from '#core/portal/service-change.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import type { ProviderHarness } from '#test/adapters/orchestrator/conformance/provider.harness.ts'
import { accountIdOf, accountNamed } from '#test/adapters/provider/store/portal-records.ts'
import { signedIn } from '#test/builders/customer.builder.ts'
import { answerOf, keyNamed, readyBuyer } from '#test/builders/provider.builder.ts'
import type { signedInProvider } from '#test/builders/signed-in.builder.ts'
import type { Known } from './fuzz-calls.ts'

type Headers = Readonly<Record<string, string>>
type SignIn = ReturnType<typeof signedInProvider>['signIn']

/** Two accounts of one holder: an open order prevents a cancellation, so it is in the other account. */
export type Customer = {
  /** Has a service that can be cancelled. */
  readonly services: AccountId
  /** Has an order with a visit ahead, and a pending change. */
  readonly visit: AccountId
  /** The values that name something of the accounts. */
  readonly names: readonly string[]
  readonly sound: Known['sound']
}

const serviceOf = (accountId: AccountId): ServiceId => `${accountId}-service` as ServiceId

const cancellationIn = (accountId: AccountId): ChangeRequest => ({
  kind: 'cancel',
  serviceIds: [serviceOf(accountId)],
  reason: null,
  timing: 'endOfCycle',
  returnMethod: 'mail',
})

/** An order with a visit ahead and the place where it is. */
const orderWithVisit = async (
  harness: ProviderHarness['harness'],
): Promise<{ readonly orderNumber: OrderNumber; readonly place: PortalAccount['place'] }> => {
  const { visitor, order } = await readyBuyer(harness)
  const { street, unit, city, state, zip } = (await answerOf(visitor.sessionInfo())).sessionInfo
    .serviceAddress
  const placed = await answerOf(order())
  if (placed.state !== 'placed') throw new Error('no order')
  return { orderNumber: placed.receipt.orderNumber, place: { street, unit, city, state, zip } }
}

/** Opens the accounts of a customer; no other has this name. */
export const openCustomer = async (
  { harness, built }: Pick<ProviderHarness, 'harness' | 'built'>,
  name: string,
): Promise<Customer> => {
  const { orderNumber, place } = await orderWithVisit(harness)
  const open = async (accountName: string) => {
    const accountId = accountIdOf(accountName)
    const services = accountNamed(accountName).services.map((one) => ({ ...one, id: serviceOf(accountId) }))
    await harness.openAccount(accountNamed(accountName, { place, services }))
    const holder = harness.customer(signedIn([accountId]))
    const request = cancellationIn(accountId)
    const { token } = await answerOf(holder.previewChange(request))
    return { accountId, holder, change: { key: keyNamed(accountName), request, token } }
  }
  const services = await open(`${name}-services`)
  const visit = await open(`${name}-visit`)
  // An account with an open order takes no request: it comes before the order.
  const { id: changeId } = await answerOf(visit.holder.requestChange(visit.change))
  await built.store.transaction(async (tx) => {
    const account = await tx.lockPortalAccount(visit.accountId)
    if (account === null) throw new Error('no account')
    await tx.savePortalAccount({ ...account, orderNumbers: [orderNumber] }, built.clock.now())
  })
  const { bills } = await answerOf(services.holder.accountSummary())
  const [bill] = bills
  const { windows } = await answerOf(visit.holder.visitWindows({ orderNumber }))
  const free = windows.find(hasPlaces)
  if (bill === undefined || free === undefined) throw new Error('no bill, or no free window')
  const { request } = services.change
  return {
    services: services.accountId,
    visit: visit.accountId,
    names: [
      services.accountId,
      visit.accountId,
      serviceOf(services.accountId),
      serviceOf(visit.accountId),
      bill.id,
      changeId,
      orderNumber,
      services.change.token,
    ],
    sound: {
      chooseAccount: { accountId: visit.accountId },
      bill: { billId: bill.id },
      retentionOptions: { serviceIds: [serviceOf(services.accountId)], reason: null },
      previewChange: request,
      requestChange: services.change,
      withdrawChange: { changeId },
      visitWindows: { orderNumber },
      moveVisit: { orderNumber, windowId: free.id },
      cancelVisit: { orderNumber },
      setAutoPay: { isOn: false },
    },
  }
}

const cookieOf = (secret: string): Headers => ({ cookie: `${PORTAL_COOKIE}=${secret}` })

/** Browsers of a customer, each by the headers of its session. */
export type CustomerBrowsers = {
  readonly services: Headers
  readonly visit: Headers
  /** Without the second factor. */
  readonly unconfirmed: Headers
  /** With a role that may not use the portal. */
  readonly unauthorized: Headers
}

/** Signs a customer in, with a session for each account and for each login that is turned away. */
export const signInCustomer = (signIn: SignIn, { services, visit }: Customer): CustomerBrowsers => ({
  services: cookieOf(signIn(signedIn([services, visit]))),
  visit: cookieOf(signIn(signedIn([visit, services]))),
  unconfirmed: cookieOf(signIn(signedIn([services, visit], { isMfaConfirmed: false }))),
  unauthorized: cookieOf(signIn(signedIn([services, visit], { claim: { state: 'read', role: 'stranger' } }))),
})

/**
 * The headers of the portal's call with this number: three times of four those of a customer, now and then from a
 * page that shows another account, else without a session, or with an unknown secret.
 */
export const customerHeaders = (browsers: CustomerBrowsers, other: AccountId, at: number): Headers => {
  const { services, visit, unconfirmed, unauthorized } = browsers
  const foreignPage = { ...services, [PORTAL_ACCOUNT_HEADER]: other }
  const turnedAway = at % 3 === 0 ? unconfirmed : at % 3 === 1 ? unauthorized : foreignPage
  const all = [services, visit, services, visit, turnedAway, services, {}, cookieOf('secret-of-nobody')]
  return all[at % all.length] ?? {}
}

/** The sessions of a customer who makes no call, and all that the portal shows of the accounts. */
export const customerState = async (
  app: FastifyInstance,
  { services, visit }: CustomerBrowsers,
): Promise<string> => {
  const shown = [services, visit].flatMap((headers) =>
    ['session', 'account-summary'].map(async (path) => {
      const { statusCode, body } = await app.inject({ url: `/api/cus/${path}`, headers })
      if (statusCode !== 200) throw new Error(`the bystander gets ${statusCode} of ${path}`)
      return body
    }),
  )
  return JSON.stringify(await Promise.all(shown))
}
