import { either as E } from 'fp-ts'
import type { Address } from '#core/address/address.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import { mayAgreeVisit } from '#core/portal/open-order.ts'
import { movedServices } from '#core/portal/rescheduled-installation.ts'
import type { OrderView, ProvenOrder } from '#core/ports/order-status-calls.ts'
import type { PortalOrder } from '#core/ports/portal-calls.ts'
import { chooseWindow, openWindows } from '#core/schedule/choose-window.ts'
import type { VisitKind } from '#core/schedule/visit-kind.ts'
import { homeDayAt } from '#core/schedule/visit-instants.ts'
import type { InstallationWindow, VisitWindows, WindowId } from '#core/schedule/window.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import type { Answer, Engine } from '../call/call.ts'
import { refuse, safely } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import type { NetworkLocation } from '../network/network.ts'
import { windowsAt } from '../facts/visits.ts'
import type { Reservation, SessionRecord, StoreTransaction } from '../store/store.ts'
import type { AccountOrder } from './account-orders.ts'
import { ordersOf } from './account-orders.ts'
import { lockAccountOfOrder, withAgreedVisit } from '../order/order-account.ts'
import { provenOrder } from '../order/order-status-handlers.ts'
import type { PortalCall } from './portal-call.ts'
import { portalCallOf, portalHandler } from './portal-call.ts'
import { writeVisitMessage } from './visit-messages.ts'

/** A reserved future visit, or one not yet agreed. `session`: the session of its order, which names its services. */
type VisitState =
  | { readonly visit: InstallationWindow; readonly reservation: Reservation }
  | { readonly visit: null; readonly reservation: null; readonly session: SessionRecord }

/** An order of the account whose visit can be changed or agreed. */
type ChangeableVisit = VisitState & {
  readonly order: AccountOrder
  readonly windows: readonly InstallationWindow[]
  /** That of the home, by its daylight saving time (SCH-15). */
  readonly today: PlainDate
}

const locationOf = async ({ engine, facts: { account } }: PortalCall): Promise<NetworkLocation | null> => {
  const { street, unit, zip } = account.place
  const match = await engine.network.find({ street, unit, zip } as Address)
  return match.kind === 'found' ? match.location : null
}

const kindOf = ({ details, receipt }: AccountOrder): VisitKind =>
  details?.visitKind ?? (receipt.isSiteVisit === true ? 'siteVisit' : 'installation')

const orderOf = ({ orders }: PortalCall, orderNumber: OrderNumber): AccountOrder | null =>
  orders.find(({ receipt }) => receipt.orderNumber === orderNumber) ?? null

/** Returns the state of a visit that can be changed (PTL-22) or agreed (PTL-27); null for any other. */
const visitStateOf = async (
  tx: StoreTransaction,
  { owner, receipt: { visit }, view }: AccountOrder,
): Promise<VisitState | null> => {
  const reservation = await tx.reservationOf(owner)
  if (view.mayChangeVisit && visit !== null && reservation !== null) return { visit, reservation }
  const session = mayAgreeVisit(view.stage) && reservation === null ? await tx.sessionOf(owner) : null
  return session === null ? null : { visit: null, reservation: null, session }
}

/** Returns an order whose visit can change or be agreed. Refuses other and foreign orders (S14, PTL-22, PTL-27). */
const changeableVisit = async (
  call: PortalCall,
  orderNumber: OrderNumber,
): Promise<Answer<ChangeableVisit>> => {
  const { tx } = call
  const order = orderOf(call, orderNumber)
  if (order === null) return refuse('NOT_FOUND')
  // The reservation of a session is changed under the lock of its cart.
  await tx.lockCart(order.owner)
  const state = await visitStateOf(tx, order)
  if (state === null) return refuse('CHANGE_BLOCKED')
  const location = await locationOf(call)
  const windows = location === null ? [] : await windowsAt(call, location, kindOf(order), state.reservation)
  const today = location === null ? call.facts.today : homeDayAt(call.now, location)
  return E.right({ order, windows, today, ...state })
}

/** Saves the visit of an order, and the services that begin with it. Returns the order as its account shows it now. */
const saveVisit = async (
  { engine, tx, now, facts }: PortalCall,
  found: ChangeableVisit,
  visit: InstallationWindow | null,
): Promise<Answer<PortalOrder>> => {
  const { owner, receipt } = found.order
  const changed = { ...receipt, visit }
  const account =
    found.visit === null
      ? withAgreedVisit(engine, found.session, facts.account, changed)
      : movedServices(facts.account, found.visit.date, visit?.date ?? null)
  await tx.saveOrderReceipt(owner, receipt.orderNumber, changed)
  await tx.savePortalAccount(account, now)
  const orders = await ordersOf(engine, tx, account, facts.today)
  const saved = orders.find((one) => one.receipt.orderNumber === receipt.orderNumber)
  return saved === undefined ? refuse('NOT_FOUND') : E.right(saved.view)
}

/** Moves or agrees a visit. Takes the new place, then releases the old one: refusals are safe (I4, PTL-22, PTL-27). */
const move = async (
  call: PortalCall,
  orderNumber: OrderNumber,
  windowId: WindowId,
): Promise<Answer<PortalOrder>> => {
  const { tx } = call
  const found = await changeableVisit(call, orderNumber)
  if (E.isLeft(found)) return found
  const { order, visit, reservation, windows, today } = found.right
  if (windowId === visit?.id) return E.right(order.view)
  const chosen = chooseWindow(windows, windowId, today)
  if (E.isLeft(chosen)) return refuse('WINDOW_GONE')
  const released = reservation === null ? [] : [reservation.windowId]
  await tx.lockWindows([...released, windowId])
  if (!(await tx.takePlace(windowId))) return refuse('WINDOW_GONE')
  for (const id of released) await tx.releasePlace(id)
  await tx.saveReservation({ owner: order.owner, windowId, heldUntil: null })
  await writeVisitMessage(call, 'visitMoved', order, chosen.right)
  return saveVisit(call, found.right, chosen.right)
}

/** Cancels a visit and releases its place. An order whose visit is cancelled stays as it is (PTL-22). */
const cancel = async (call: PortalCall, orderNumber: OrderNumber): Promise<Answer<PortalOrder>> => {
  const { tx } = call
  const found = await changeableVisit(call, orderNumber)
  if (E.isLeft(found)) return found
  const { reservation, visit } = found.right
  if (visit === null) return E.right(found.right.order.view)
  await tx.lockWindows([reservation.windowId])
  await tx.releasePlace(reservation.windowId)
  await tx.deleteReservation(reservation.owner)
  await writeVisitMessage(call, 'visitCancelled', found.right.order, visit)
  return saveVisit(call, found.right, null)
}

const windowsFor = async (call: PortalCall, orderNumber: OrderNumber): Promise<Answer<VisitWindows>> => {
  const found = await changeableVisit(call, orderNumber)
  if (E.isLeft(found)) return found
  const { windows, visit, today } = found.right
  return E.right({ windows: openWindows(windows, today).filter(({ id }) => id !== visit?.id), today })
}

/**
 * Creates a handler that changes the order of a proof, as the account that shows it does (MSG-11). No portal session is
 * needed. Refuses an expired proof, and that of another order, as an unknown order.
 */
const provenHandler = <Request extends ProvenOrder, Body>(
  engine: Engine,
  work: (call: PortalCall, request: Request) => Promise<Answer<Body>>,
) =>
  safely<Request, Body>(engine, ({ language = 'es' }, request) =>
    engine.store.transaction(async (tx) => {
      const order = await provenOrder(engine, tx, request)
      if (order === null) return refuse('NOT_FOUND')
      const account = await lockAccountOfOrder(engine, tx, order)
      if (account === null) return refuse('CHANGE_BLOCKED')
      const answer = await work(await portalCallOf(engine, tx, account, language), request)
      return E.map((body: Body) => ({ body }))(answer)
    }),
  )

/** Returns an order as a holder of its code sees it. */
const viewOfHolder = ({
  isOpen: _isOpen,
  mayChangeVisit: _mayChangeVisit,
  agreements: _agreements,
  ...order
}: PortalOrder): OrderView => order

type VisitChangeCalls = Pick<
  ProviderHandlers,
  'visitWindows' | 'moveVisit' | 'cancelVisit' | 'orderVisitWindows' | 'moveOrderVisit'
>

/** The visits of the orders of an account, and those of orders whose code was entered. */
export const visitChangeHandlers = (engine: Engine): VisitChangeCalls => ({
  visitWindows: portalHandler(engine, (call, { orderNumber }) => windowsFor(call, orderNumber), true),

  moveVisit: portalHandler(
    engine,
    async (call, { orderNumber, windowId }) => move(call, orderNumber, windowId),
    true,
  ),

  orderVisitWindows: provenHandler(engine, (call, { orderNumber }) => windowsFor(call, orderNumber)),

  moveOrderVisit: provenHandler(engine, async (call, { orderNumber, windowId }) =>
    E.map(viewOfHolder)(await move(call, orderNumber, windowId)),
  ),

  cancelVisit: portalHandler(engine, async (call, { orderNumber }) => cancel(call, orderNumber), true),
})
