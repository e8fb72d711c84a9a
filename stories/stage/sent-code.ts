import type { OrderCode } from '#core/checkout/order-code.ts'
import type { OrderMessage } from '#core/checkout/order-message.ts'
import type { StageProvider } from './provider.ts'

/** The code that a person types in a story. The stage replaces it with the one that the provider has sent. */
export const TYPED_CODE = '123456' as OrderCode

/** Returns the code of the last message of a kind; without one a defect (throws). */
export const sentCode = async (
  provider: StageProvider,
  kind: Extract<OrderMessage, { readonly code: OrderCode }>['kind'],
): Promise<OrderCode> => {
  const message = (await provider.messages()).findLast((sent) => sent.kind === kind)
  if (message === undefined || !('code' in message)) throw new Error(`no ${kind} was sent`)
  return message.code
}
