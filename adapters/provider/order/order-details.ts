import { either as E } from 'fp-ts'
import { applicableAgreements } from '#core/checkout/offered-agreements.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import { imeiEnding } from '#core/mobile/trade-in-model.ts'
import { heldPhoneDetails } from '#core/phone/phone-lines.ts'
import { referralDetailsToSend } from '#core/referral/referral-details.ts'
import { salesChannels } from '#core/session/channel.ts'
import type { SalesChannel } from '#core/ports/details-calls.ts'
import type { Engine } from '../call/call.ts'
import { refuse, sessionHandler } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { mayShop } from '../facts/sale-progress.ts'
import type { CartRecord, IntentRecord, SessionRecord, StoreTransaction } from '../store/store.ts'
import { kindOfWindow } from '../facts/visits.ts'

/** Returns the sales channel of a session. A session without an address belongs to the public site. */
const salesChannelOf = ({ localization }: SessionRecord): SalesChannel =>
  salesChannels[localization.sessionInfo?.channel ?? 'dotcom']

/** Returns an item as an order stores it: no nickname, only the last digits of the trade-in IMEI (MOB-42). */
const itemOfOrder = (item: MobileCartItem): MobileCartItem => ({
  ...item,
  productDetail: {
    ...item.productDetail,
    nickname: null,
    servicePlans: item.productDetail.servicePlans.map((plan) =>
      plan.tradeInImei === null ? plan : { ...plan, tradeInImei: imeiEnding(plan.tradeInImei) },
    ),
  },
})

/** Saves the order details that the receipt does not contain, in the transaction that places the order. */
export const saveOrderFacts = async (
  tx: StoreTransaction,
  { owner, receipt }: Pick<IntentRecord, 'owner' | 'receipt'>,
  cart: CartRecord | null,
): Promise<void> => {
  const session = await tx.sessionOf(owner)
  if (session === null) return
  const { billing, acceptance, phones, referral } = await tx.checkoutFactsOf(owner)
  const reservation = await tx.reservationOf(owner)
  const window = reservation === null ? null : await tx.windowById(reservation.windowId)
  const planned = receipt.quote.lines.map(({ lineOfBusiness }) => lineOfBusiness)
  await tx.saveOrderDetails(owner, {
    orderNumber: receipt.orderNumber,
    salesChannel: salesChannelOf(session),
    billing,
    acceptance:
      acceptance === null
        ? null
        : { ...acceptance, agreements: applicableAgreements(acceptance.agreements, planned) },
    phones: heldPhoneDetails(phones, receipt.quote.lines),
    referral,
    visitKind: window === null ? null : kindOfWindow(window),
    ...(cart?.mobileItems === undefined ? {} : { mobileItems: cart.mobileItems.map(itemOfOrder) }),
  })
}

/** Credits the buyer's referrer with the order of the session, or with its next order if there is none yet (REF-05). */
export const orderDetailsHandlers = (engine: Engine): Pick<ProviderHandlers, 'orderDetails'> => ({
  orderDetails: sessionHandler(engine, async (call, given) => {
    const { tx, session } = call
    if (!mayShop(call)) return refuse('STEP_MISSING')
    const referral = referralDetailsToSend(given)
    if (referral === null) return refuse('BAD_REQUEST')
    const placed = await tx.orderDetailsOf(session.owner)
    if (placed === null)
      await tx.saveCheckoutFacts(session.owner, { ...(await tx.checkoutFactsOf(session.owner)), referral })
    else await tx.saveOrderDetails(session.owner, { ...placed, referral })
    const salesChannel = placed?.salesChannel ?? salesChannelOf(session)
    return E.right({ orderNumber: placed?.orderNumber ?? null, salesChannel, referral })
  }),
})
