import { EXPRESS_CHANNEL } from '../../payment/payment-page.ts'
import type { resetOnLocalizationPage, resetOnSubmit } from '../../localization/submit.ts'
import type { StorefrontOrchestrator } from '../../ports/storefront-orchestrator.ts'

type ResetPart = (typeof resetOnSubmit)[number] | (typeof resetOnLocalizationPage)[number]

/** Stores the data. The provider stores risk and coupons with the session, so they end with it. */
const ownerOf: Readonly<Record<ResetPart, 'session' | 'shop'>> = {
  session: 'session',
  checkout: 'session',
  riskFlag: 'session',
  couponData: 'session',
  offers: 'shop',
  cart: 'shop',
  productTypes: 'shop',
  productLines: 'shop',
}

const actionsOf = {
  session: ['forgetAnswer', 'closeSession', 'closeCheckout'],
  // The region of the cart closes itself on the same events.
  shop: ['closeShop'],
} as const

type ResetAction = (typeof actionsOf)[keyof typeof actionsOf][number]

/** Lists the actions of the sale that reset data, in the order of the list, each once (LOC-24). */
export const resetActions = (parts: readonly ResetPart[]): readonly ResetAction[] =>
  [...new Set(parts.map((part) => ownerOf[part]))].flatMap((owner) => actionsOf[owner])

type SessionCalls = Pick<StorefrontOrchestrator, 'deleteSession' | 'localize' | 'expressAddress'>

/**
 * Ends the session at the provider, once the work of that session is done. An address waits for it, because a late end
 * of the old session would end the new one too. A session that can't be ended now expires by itself.
 */
export const sessionReset = ({ deleteSession, localize, expressAddress }: SessionCalls) => {
  let ended: Promise<unknown> = Promise.resolve()
  return {
    endSession: (after: Promise<unknown>): void => {
      ended = after.then(() => deleteSession()())
    },
    localize: ((request) => async () => {
      await ended
      const { returnNearbyMatch: _, isMultipleAptUnit: __, source: ___, ...express } = request
      return request.channel === EXPRESS_CHANNEL ? expressAddress(express)() : localize(request)()
    }) satisfies StorefrontOrchestrator['localize'],
  }
}
