import { parseImei } from '#core/mobile/imei.ts'
import type { TradeInCondition } from '#core/mobile/trade-in.ts'
import { tradeInConditions } from '#core/mobile/trade-in.ts'
import type { TradeInOfferRequest } from '#core/ports/mobile-calls.ts'
import { imeiCheckWords } from '#ui/content/es/shared/imei-check.ts'
import { tradeInWords as words } from './trade-in.es.ts'

/** What the visitor typed and chose so far. */
export type TypedTradeIn = {
  readonly modelId: string
  readonly imei: string
  readonly answers: Readonly<Partial<Record<TradeInCondition, boolean>>>
}

/** The sentence of each refused field. */
export type TradeInErrors = {
  readonly model?: string
  readonly imei?: string
  readonly answers: readonly TradeInCondition[]
}

const imeiError = (imei: string, otherImeis: readonly string[]): string | undefined => {
  const parsed = parseImei(imei)
  if (parsed._tag === 'Right') return otherImeis.includes(parsed.right) ? words.imeiTwice : undefined
  const { left } = parsed
  return left._tag === 'ImeiLength'
    ? imeiCheckWords.failures.ImeiLength(left)
    : imeiCheckWords.failures[left._tag]()
}

/** Returns what is missing or wrong; nothing in a complete request. `otherImeis` are traded in with other lines. */
export const tradeInErrors = (typed: TypedTradeIn, otherImeis: readonly string[]): TradeInErrors => {
  const imei = imeiError(typed.imei, otherImeis)
  return {
    ...(typed.modelId === '' ? { model: words.modelMissing } : {}),
    ...(imei === undefined ? {} : { imei }),
    answers: tradeInConditions.filter((condition) => typed.answers[condition] === undefined),
  }
}

/** Returns the request of a complete form, or null (MOB-40). */
export const tradeInRequest = (
  { modelId, imei, answers }: TypedTradeIn,
  { model, imei: wrongImei, answers: missing }: TradeInErrors,
): TradeInOfferRequest | null =>
  model !== undefined || wrongImei !== undefined || missing.length > 0
    ? null
    : {
        modelId,
        imei,
        answers: {
          paidOff: answers.paidOff === true,
          powersOn: answers.powersOn === true,
          noLiquidDamage: answers.noLiquidDamage === true,
          factoryReset: answers.factoryReset === true,
        },
      }
