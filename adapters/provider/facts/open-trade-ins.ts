import { either as E } from 'fp-ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import { imeiEnding, tradeInImeis } from '#core/mobile/trade-in-model.ts'
import { parseImei } from '#core/mobile/imei.ts'
import type { Engine } from '../call/call.ts'
import type { CallFailure } from '../call/handler.ts'
import type { ImeiKey } from '../store/store.trade-in.ts'

/** The telephones in trade by their keys, with the last digits that their owners recognize. */
export type TradeInKeys = ReadonlyMap<ImeiKey, string>

/** Returns the keys of IMEIs in any spelling. Keys are signed, because an IMEI can be guessed from a plain hash. */
export const tradeInKeysOf = async (
  { digest }: Pick<Engine, 'digest'>,
  imeis: readonly string[],
): Promise<TradeInKeys> => {
  const keys = new Map<ImeiKey, string>()
  for (const typed of imeis) {
    const imei = parseImei(typed)
    if (E.isLeft(imei)) continue
    const signed = await digest.sign(`trade-in-1 ${imei.right}`)()
    if (E.isLeft(signed)) throw new Error(`no key for a trade-in: ${signed.left._tag}`)
    keys.set(`${signed.right.keyId}.${signed.right.signature}` as ImeiKey, imeiEnding(imei.right))
  }
  return keys
}

/** Returns the keys of the telephones that items trade in. */
export const keysOfItems = (
  engine: Pick<Engine, 'digest'>,
  items: readonly MobileCartItem[],
): Promise<TradeInKeys> => tradeInKeysOf(engine, tradeInImeis(items))

/** Returns the refusal of the first key that is open for another order; null without one (MOB-43). */
export const tradeInRefusal = (keys: TradeInKeys, open: ReadonlySet<ImeiKey>): CallFailure | null => {
  const taken = [...keys].find(([key]) => open.has(key))
  return taken === undefined ? null : { code: 'TRADE_IN_OPEN', imeiEnding: taken[1] }
}
