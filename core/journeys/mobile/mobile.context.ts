import { either as E } from 'fp-ts'
import type { CartLine } from '../../cart/cart.ts'
import { quantityOf } from '../../cart/cart.ts'
import type { Offer } from '../../catalog/offer.ts'
import type { OfferedPromo } from '../../mobile/device-promotions.ts'
import { ratePlanOf, withOwnDevices } from '../../mobile/line-item.ts'
import { addLinkedDevice } from '../../mobile/linked-device.ts'
import type { DeviceLinkFailure } from '../../mobile/mobile.failure.ts'
import type { ProductDetail } from '../../mobile/product-detail.ts'
import { ratePlanIds } from '../../mobile/rate-plans.ts'
import type { MobileCartItem } from '../../mobile/mobile-item.ts'
import type { TradeInModel } from '../../mobile/trade-in-model.ts'
import type { MobilePort } from '../../phone/mobile-ports.ts'
import type { MobileNext } from '../../mobile/mobile-next-step.ts'
import type { MobileCartAnswer } from '../../ports/mobile-calls.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { Answer, MobilePorts } from './mobile.actors.ts'

/**
 * `items` are the lines as the provider has them, `wanted` as the visitor set them, and `sent` those of the request in
 * progress. `linkFailure` is why the device of a link was not added, until the visitor changes the lines.
 */
export type MobileContext = {
  readonly devices: readonly ProductDetail[]
  readonly tradeInModels: readonly TradeInModel[]
  readonly items: readonly MobileCartItem[]
  readonly wanted: readonly MobileCartItem[]
  readonly sent: readonly MobileCartItem[]
  readonly next: MobileNext | null
  readonly addOns: readonly Offer[]
  readonly promos: readonly OfferedPromo[]
  readonly ports: readonly MobilePort[]
  readonly failure: OrchestratorFailure | null
  readonly linkFailure: DeviceLinkFailure | null
}

export type MobileEvent =
  | { readonly type: 'items.changed'; readonly items: readonly MobileCartItem[] }
  /** The visitor takes back the change that was refused. */
  | { readonly type: 'change.undone' }
  /** The number of a line was chosen or entered. */
  | { readonly type: 'numbers.changed' }
  | { readonly type: 'retry.requested' }

/** Returns the initial lines: the cart's, the link's, and one for each line without a chosen device. */
export const linesToShow = (
  items: readonly MobileCartItem[],
  devices: readonly ProductDetail[],
  lines: readonly CartLine[],
  { linkedSku }: MobilePorts,
): Pick<MobileContext, 'wanted' | 'linkFailure'> => {
  const plan = Object.values(ratePlanIds).find((id) => quantityOf(lines, id) > 0)
  const linked =
    linkedSku === null
      ? E.right(items)
      : addLinkedDevice(items, devices, linkedSku, plan ?? ratePlanOf(items))
  const chosen = E.isRight(linked) ? linked.right : items
  const all = plan === undefined ? chosen : withOwnDevices(chosen, devices, quantityOf(lines, plan), plan)
  return {
    wanted: all.length === items.length ? items : all,
    linkFailure: E.isLeft(linked) ? linked.left : null,
  }
}

export const adopted = (answer: Answer<MobileCartAnswer>): Partial<MobileContext> => {
  if (E.isLeft(answer)) return {}
  const { items, next, addOns, promos, ports } = answer.right
  return { items, next, addOns, promos, ports, failure: null }
}
