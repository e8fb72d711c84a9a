import type { PortalOrder } from '#core/ports/portal-calls.ts'
import type { ServiceId } from '#core/portal/portal-account.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import type { JourneyResult } from './journey-result.ts'
import { dollars, stopped } from './journey-result.ts'
import type { PortalSession } from './portal-session.ts'

/** What a customer wants. `service` is the one to cancel; the first that can be cancelled online without it. */
export type PortalRequest = { readonly service: string | null }

/** A journey of a customer who is signed in. `login` is the demo login that has what it needs. */
export type PortalJourney = {
  readonly summary: string
  readonly login: string
  readonly run: (session: PortalSession, request: PortalRequest) => Promise<JourneyResult>
}

const completed = (lines: readonly string[], result: Readonly<Record<string, unknown>>): JourneyResult => ({
  _tag: 'Completed',
  lines,
  result,
})

/** Returns why a customer can't go on, or null. */
const obstacle = ({ portal, context }: PortalSession): string | null => {
  const { failure, overview } = context()
  if (failure !== null)
    return failure._tag === 'Refused' ? `the store refuses: ${failure.code}` : `failure ${failure._tag}`
  return overview === null
    ? `the portal shows ${portal.step()}: nobody is signed in, or no account is chosen`
    : null
}

/** Continues with the overview of the account, chosen first where a login has several. */
const atServices = async (
  session: PortalSession,
  work: () => Promise<JourneyResult>,
): Promise<JourneyResult> => {
  await session.settled()
  const { status } = session.context()
  const [first] = status?.accountId === null ? status.accounts : []
  if (first !== undefined) await session.send({ type: 'account.chosen', accountId: first.accountId })
  const before = obstacle(session)
  if (before !== null) return stopped(before)
  const done = await work()
  const after = obstacle(session)
  return after === null ? done : stopped(after)
}

const overviewOf = ({ context }: PortalSession) => {
  const { overview } = context()
  if (overview === null) throw new Error('no account is open')
  return overview
}

const services = async (session: PortalSession): Promise<JourneyResult> => {
  const { account, services: held, balance, changes } = overviewOf(session)
  return completed(
    [
      `account ${account.accountId}: balance ${dollars(balance)}`,
      ...held.map(
        ({ id, monthly, until, cancelable }) =>
          `  ${id}  monthly ${dollars(monthly)}${until === null ? '' : `  until ${until}`}${cancelable ? '  can be cancelled online' : ''}`,
      ),
      ...changes.map(({ number, state, preview }) => `change ${number}: ${preview.request.kind}, ${state}`),
    ],
    {
      account: account.accountId,
      balance,
      services: held.map(({ id, monthly, until }) => ({ id, monthly, until })),
      changes: changes.map(({ number, state }) => ({ number, state })),
    },
  )
}

const bills = async (session: PortalSession): Promise<JourneyResult> => {
  await session.send({ type: 'step.requested', step: 'balanceDetails' })
  const { bills: issued } = overviewOf(session)
  const [latest] = issued
  if (latest !== undefined) await session.send({ type: 'bill.opened', billId: latest.id })
  return completed(
    issued.map(
      ({ id, issuedOn, total, open }) =>
        `bill ${id}: of ${issuedOn}, ${dollars(total)}, open ${dollars(open)}`,
    ),
    { bills: issued.map(({ id, issuedOn, total, open, state }) => ({ id, issuedOn, total, open, state })) },
  )
}

const visitOrder = (session: PortalSession): PortalOrder | undefined =>
  overviewOf(session).orders.find(({ mayChangeVisit }) => mayChangeVisit)

const visitResult = (session: PortalSession, { orderNumber }: PortalOrder): JourneyResult => {
  const visit = overviewOf(session).orders.find((order) => order.orderNumber === orderNumber)?.visit ?? null
  return completed(
    [
      visit === null
        ? `order ${orderNumber}: no visit`
        : `visit ${visit.date}, ${visit.fromHour} to ${visit.toHour} h`,
    ],
    { order: orderNumber, visit },
  )
}

const NO_VISIT = 'no visit of this account can be changed online'

const moveVisit = async (session: PortalSession): Promise<JourneyResult> => {
  const order = visitOrder(session)
  if (order === undefined) return stopped(NO_VISIT)
  const { orderNumber, visit } = order
  await session.send({ type: 'visit.opened', orderNumber })
  const window = session
    .context()
    .visit?.windows?.filter(hasPlaces)
    .findLast(({ id }) => id !== visit?.id)
  if (window === undefined) return stopped('no other window has a place')
  await session.send({ type: 'visit.moved', orderNumber, windowId: window.id })
  return visitResult(session, order)
}

const cancelVisit = async (session: PortalSession): Promise<JourneyResult> => {
  const order = visitOrder(session)
  if (order === undefined) return stopped(NO_VISIT)
  await session.send({ type: 'visit.cancelled', orderNumber: order.orderNumber })
  return visitResult(session, order)
}

/** Cancels a service at the end of its cycle: no option is taken, and everything is confirmed as read. */
const cancelService = async (session: PortalSession, { service }: PortalRequest): Promise<JourneyResult> => {
  const { services: held } = overviewOf(session)
  const wanted = held.find(({ id, cancelable }) => (service === null ? cancelable : id === service))
  if (wanted === undefined)
    return stopped(
      `no service ${service ?? 'can be cancelled online'}; services are ${held.map(({ id }) => id).join(', ')}`,
    )
  if (!wanted.cancelable)
    return stopped(`${wanted.id} can’t be cancelled online: ${wanted.obstacle ?? 'by telephone'}`)
  const serviceIds: readonly [ServiceId] = [wanted.id]
  await session.send(
    { type: 'cancellation.started', serviceIds },
    { type: 'cancellation.continued' },
    { type: 'timing.confirmed' },
  )
  for (const disclosure of session.context().preview?.disclosures ?? [])
    await session.send({ type: 'disclosure.toggled', disclosure, isRead: true })
  await session.send({ type: 'disclosures.confirmed' }, { type: 'change.confirmed' })
  const { change } = session.context()
  if (change === null) return stopped(`the cancellation is at ${session.portal.step()}`)
  const { effectiveOn } = change.preview
  return completed([`change ${change.number}: ${wanted.id} ends on ${effectiveOn}, ${change.state}`], {
    change: change.number,
    service: wanted.id,
    effectiveOn,
    state: change.state,
  })
}

const withdraw = async (session: PortalSession, request: PortalRequest): Promise<JourneyResult> => {
  const cancelled = await cancelService(session, request)
  if (cancelled._tag === 'Stopped') return cancelled
  const { change } = session.context()
  if (change === null) return stopped('there is no change')
  await session.send(
    { type: 'step.requested', step: 'services' },
    { type: 'change.withdrawn', changeId: change.id },
  )
  const after = overviewOf(session).changes.find(({ id }) => id === change.id)?.state ?? 'unknown'
  return completed([...cancelled.lines, `change ${change.number}: ${after}`], {
    ...cancelled.result,
    state: after,
  })
}

const journey = (
  summary: string,
  login: string,
  run: (session: PortalSession, request: PortalRequest) => Promise<JourneyResult>,
): PortalJourney => ({
  summary,
  login,
  run: (session, request) => atServices(session, () => run(session, request)),
})

const HOLDER = 'julia@correo.example'
const WITH_VISIT = 'mateo@correo.example'

/** The journeys of the customer portal by name. */
export const portalJourneys: Readonly<Record<string, PortalJourney>> = {
  services: journey('shows the services, the balance and the changes of an account', HOLDER, services),
  bills: journey('shows the bills of an account and opens the latest one', HOLDER, bills),
  'move-visit': journey('moves the visit of an order to the last free window', WITH_VISIT, moveVisit),
  'cancel-visit': journey('cancels the visit of an order', WITH_VISIT, cancelVisit),
  'cancel-service': journey('cancels a service at the end of its cycle', HOLDER, cancelService),
  'withdraw-cancellation': journey('cancels a service and withdraws the cancellation', HOLDER, withdraw),
}
