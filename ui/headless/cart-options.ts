import { either as E } from 'fp-ts'
import { waitFor } from 'xstate'
import { startCoupon } from '#core/journeys/coupon/coupon.machine.ts'
import { startMobile } from '#core/journeys/mobile/mobile.machine.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { whenSaved } from '#core/journeys/sale/when-saved.ts'
import { addLinkedDevice } from '#core/mobile/linked-device.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import { ratePlanOf } from '#core/mobile/line-item.ts'
import type { CartOptionCalls } from '#core/ports/cart-option-calls.ts'
import type { ReachedState } from './reached-states.ts'
import { watchMachine } from './reached-states.ts'

/** Devices by SKU, each with a mobile line unless it is an accessory, and codes of coupons. */
export type CartOptions = { readonly devices: readonly string[]; readonly coupons: readonly string[] }

type Page = {
  readonly sale: Sale
  readonly calls: CartOptionCalls
  readonly report: (reached: ReachedState) => void
}

/** Adds devices to the cart. Returns why one is not added, or null. */
const addDevices = async ({ sale, calls, report }: Page, skus: readonly string[]): Promise<string | null> => {
  const actor = startMobile(sale, async () => calls)
  const end = watchMachine('mobile', actor, report)
  try {
    const { context } = await waitFor(actor, (at) => at.matches('ready') || at.matches('failed'))
    let items: readonly MobileCartItem[] = context.wanted
    for (const sku of skus) {
      const added = addLinkedDevice(items, context.devices, sku, ratePlanOf(items))
      if (E.isLeft(added)) return `the device ${sku} is not added: ${added.left._tag}`
      items = added.right
    }
    actor.send({ type: 'items.changed', items })
    const saved = await waitFor(actor, (at) => at.matches('ready') || at.matches('refused'))
    const { failure } = saved.context
    return failure === null
      ? null
      : `the devices are not added: ${failure._tag === 'Refused' ? failure.code : failure._tag}`
  } finally {
    end()
    actor.stop()
  }
}

/** Applies a coupon to the cart. Returns why it gives no discount, or null. */
const addCoupon = async ({ sale, calls, report }: Page, code: string): Promise<string | null> => {
  const actor = startCoupon({
    load: async () => calls,
    whenSaved: () => whenSaved(sale.actor),
    onChange: ({ cart, offers }) => sale.actor.send({ type: 'shop.changed', cart, offers }),
  })
  const end = watchMachine('coupon', actor, report)
  try {
    actor.send({ type: 'code.submitted', text: code })
    const { value, context } = await waitFor(actor, (at) => !at.matches('applying'))
    const reason = context.failure?._tag ?? context.obstacle?.kind ?? value
    return value === 'applied' ? null : `the coupon ${code} gives no discount: ${reason}`
  } finally {
    end()
    actor.stop()
  }
}

/** Adds devices and coupons to the cart of a sale. Returns why one is not added, or null. */
export const addCartOptions = async (
  page: Page,
  { devices, coupons }: CartOptions,
): Promise<string | null> => {
  const missing = devices.length === 0 ? null : await addDevices(page, devices)
  if (missing !== null) return missing
  for (const code of coupons) {
    const refused = await addCoupon(page, code)
    if (refused !== null) return refused
  }
  return null
}
