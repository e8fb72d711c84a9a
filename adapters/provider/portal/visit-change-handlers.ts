import { either as E } from 'fp-ts'
import type { Address } from '#core/address/address.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import { movedServices } from '#core/portal/moved-services.ts'
import type { PortalOrder } from '#core/ports/portal-calls.ts'
import { chooseWindow, openWindows } from '#core/schedule/choose-window.ts'
import type { VisitKind } from '#core/schedule/visit-kind.ts'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import type { Answer, Engine } from '../call/call.ts'
import { refuse } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import type { NetworkLocation } from '../network/network.ts'
import { windowsAt } from '../schedule/visits.ts'
import type { Reservation } from '../store/store.ts'
import type { AccountOrder } from './account-orders.ts'
import { ordersOf } from './account-orders.ts'
import type { PortalCall } from './portal-call.ts'
import { portalHandler } from './portal-call.ts'
import { writeVisitMessage } from './visit-messages.ts'

/** An order of the account whose visit can be changed, with its reservation. */
type ChangeableVisit = {
  readonly order: AccountOrder
  readonly visit: InstallationWindow
  readonly reservation: Reservation
  readonly windows: readonly InstallationWindow[]
}

const locationOf = ({ engine, facts: { account } }: PortalCall): NetworkLocation | null => {
  const { street, unit, zip } = account.place
  const match = engine.network.find({ street, unit, zip } as Address)
  return match.kind === 'found' ? match.location : null
}

const kindOf = ({ details, receipt }: AccountOrder): VisitKind =>
  details?.visitKind ?? (receipt.isSiteVisit === true ? 'siteVisit' : 'installation')

const orderOf = ({ orders }: PortalCall, orderNumber: OrderNumber): AccountOrder | null =>
  orders.find(({ receipt }) => receipt.orderNumber === orderNumber) ?? null

/** Returns an order whose visit is ahead and reserved. Refuses other orders, and those of other accounts as unknown ones (S14, PTL-22). */
const changeableVisit = async (
  call: PortalCall,
  orderNumber: OrderNumber,
): Promise<Answer<ChangeableVisit>> => {
  const { tx } = call
  const order = orderOf(call, orderNumber)
  if (order === null) return refuse('NOT_FOUND')
  // The reservation of a session is changed under the lock of its cart.
  await tx.lockCart(order.owner)
  const { visit } = order.receipt
  const reservation = await tx.reservationOf(order.owner)
  if (!order.view.mayChangeVisit || visit === null || reservation === null) return refuse('CHANGE_BLOCKED')
  const location = locationOf(call)
  const windows = location === null ? [] : await windowsAt(call, location, kindOf(order), reservation)
  return E.right({ order, visit, reservation, windows })
}

/** Saves the visit of an order, and the services that begin with it. Returns the order as its account shows it now. */
const saveVisit = async (
  { engine, tx, now, facts }: PortalCall,
  { order, visit: before }: ChangeableVisit,
  visit: InstallationWindow | null,
): Promise<Answer<PortalOrder>> => {
  const { owner, receipt } = order
  const account = movedServices(facts.account, before.date, visit?.date ?? null)
  await tx.saveOrderReceipt(owner, receipt.orderNumber, { ...receipt, visit })
  await tx.savePortalAccount(account, now)
  const orders = await ordersOf(engine, tx, account, facts.today)
  const saved = orders.find((one) => one.receipt.orderNumber === receipt.orderNumber)
  return saved === undefined ? refuse('NOT_FOUND') : E.right(saved.view)
}

/** Moves a visit: the new place is taken before the old one is released, so that a refusal leaves the visit as it is (I4, PTL-22). */
const move = async (
  call: PortalCall,
  orderNumber: OrderNumber,
  windowId: WindowId,
): Promise<Answer<PortalOrder>> => {
  const { tx, facts } = call
  const found = await changeableVisit(call, orderNumber)
  if (E.isLeft(found)) return found
  const { order, visit, reservation, windows } = found.right
  if (windowId === visit.id) return E.right(order.view)
  const chosen = chooseWindow(windows, windowId, facts.today)
  if (E.isLeft(chosen)) return refuse('WINDOW_GONE')
  await tx.lockWindows([reservation.windowId, windowId])
  if (!(await tx.takePlace(windowId))) return refuse('WINDOW_GONE')
  await tx.releasePlace(reservation.windowId)
  await tx.saveReservation({ ...reservation, windowId, heldUntil: null })
  await writeVisitMessage(call, 'visitMoved', order, chosen.right)
  return saveVisit(call, found.right, chosen.right)
}

/** Cancels a visit and releases its place. An order whose visit is cancelled stays as it is (PTL-22). */
const cancel = async (call: PortalCall, orderNumber: OrderNumber): Promise<Answer<PortalOrder>> => {
  const { tx } = call
  const order = orderOf(call, orderNumber)
  if (order !== null && order.view.stage === 'visitToAgree') return E.right(order.view)
  const found = await changeableVisit(call, orderNumber)
  if (E.isLeft(found)) return found
  const { reservation, visit } = found.right
  await tx.lockWindows([reservation.windowId])
  await tx.releasePlace(reservation.windowId)
  await tx.deleteReservation(reservation.owner)
  await writeVisitMessage(call, 'visitCancelled', found.right.order, visit)
  return saveVisit(call, found.right, null)
}

type VisitChangeCalls = Pick<ProviderHandlers, 'visitWindows' | 'moveVisit' | 'cancelVisit'>

/** The visits of the orders of an account. */
export const visitChangeHandlers = (engine: Engine): VisitChangeCalls => ({
  visitWindows: portalHandler(
    engine,
    async (call, { orderNumber }) => {
      const found = await changeableVisit(call, orderNumber)
      if (E.isLeft(found)) return found
      const { windows, visit } = found.right
      return E.right({
        windows: openWindows(windows, call.facts.today).filter(({ id }) => id !== visit.id),
      })
    },
    true,
  ),

  moveVisit: portalHandler(
    engine,
    async (call, { orderNumber, windowId }) => move(call, orderNumber, windowId),
    true,
  ),

  cancelVisit: portalHandler(engine, async (call, { orderNumber }) => cancel(call, orderNumber), true),
})
