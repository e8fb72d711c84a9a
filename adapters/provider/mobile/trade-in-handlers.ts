import { either as E } from 'fp-ts'
import { parseImei } from '#core/mobile/imei.ts'
import { answerTradeIn } from '#core/mobile/trade-in-model.ts'
import type { Engine } from '../call/call.ts'
import { refuse, safely, sessionHandler } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { isBlocked } from '../facts/blocked-imeis.ts'
import { tradeInKeysOf, tradeInRefusal } from '../facts/open-trade-ins.ts'
import { mayShop } from '../facts/sale-progress.ts'

export const tradeInHandlers = (
  engine: Engine,
): Pick<ProviderHandlers, 'tradeInModels' | 'tradeInOffer'> => ({
  tradeInModels: safely(engine, async () => E.right({ body: { models: engine.brand().site.tradeInModels } })),

  tradeInOffer: sessionHandler(engine, async (call, { modelId, imei: typed, answers }) => {
    if (!mayShop(call)) return refuse('STEP_MISSING')
    const model = call.brand.site.tradeInModels.find(({ id }) => id === modelId)
    if (model === undefined) return refuse('OFFER_UNKNOWN')
    const imei = parseImei(typed)
    if (E.isLeft(imei)) return refuse('MOBILE_ITEM_INVALID')
    const keys = await tradeInKeysOf(engine, [imei.right])
    const refusal = tradeInRefusal(keys, await call.tx.tradeInsOpen([...keys.keys()]))
    if (refusal !== null) return E.left(refusal)
    const request = { model, imei: imei.right, answers, subscriberID: call.session.cartId }
    return E.right(answerTradeIn({ ...request, isBlocked: isBlocked(engine)(imei.right) }))
  }),
})
