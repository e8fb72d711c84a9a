import { either as E } from 'fp-ts'
import type { Cents } from '../shared/money.ts'
import { MAX_CENTS, ZERO, cents, sum } from '../shared/money.ts'
import type { FieldFailure } from '../shared/reader.ts'
import { centsField, listField, recordField, textField } from '../shared/reader.ts'
import { parseImei } from './imei.ts'
import type { ImeiFailure, MobileFailure } from './mobile.failure.ts'

/** What has to hold of a telephone that is handed in (MOB-12). */
export const tradeInConditions = ['paidOff', 'powersOn', 'noLiquidDamage', 'factoryReset'] as const
export type TradeInCondition = (typeof tradeInConditions)[number]

/** What the owner says of the telephone. */
export type TradeInAnswers = Readonly<Record<TradeInCondition, boolean>>

/** Comes on top of what the telephone is worth, in cents (MOB-12). */
export const TRADE_IN_BONUS = cents(10_000)

/** What an owner can still put right; a broken telephone stays broken. */
const canBeMet: Readonly<Record<TradeInCondition, boolean>> = {
  paidOff: true,
  powersOn: false,
  noLiquidDamage: false,
  factoryReset: true,
}

/** `unmet` are the reasons against it; `isNear` when the owner can meet them all. */
export type TradeInDecision = {
  readonly isAccepted: boolean
  readonly bonus: Cents
  readonly unmet: readonly TradeInCondition[]
  readonly isNear: boolean
}

/** Whether a telephone is taken in and brings the bonus: when every condition holds (MOB-12). */
export const decideTradeIn = (answers: TradeInAnswers): TradeInDecision => {
  const unmet = tradeInConditions.filter((condition) => !answers[condition])
  const isAccepted = unmet.length === 0
  return {
    isAccepted,
    bonus: isAccepted ? TRADE_IN_BONUS : ZERO,
    unmet,
    isNear: !isAccepted && unmet.every((condition) => canBeMet[condition]),
  }
}

/** What the assessor offers for a telephone; totals in cents. */
export type TradeInOffer = {
  readonly devicePriceOfferResponse: {
    readonly offerID: string
    readonly subscriberID: string
    readonly promotions: { readonly promotionResponse: readonly { readonly total: Cents }[] }
  }
  readonly assurantEquipmentID: string
  readonly imei: string
}

/** Limits of an offer's data, chosen here. */
export const tradeInLimits = { id: 60, promotions: 20 } as const

const id = textField(tradeInLimits.id)

const offer = recordField<TradeInOffer>({
  devicePriceOfferResponse: recordField<TradeInOffer['devicePriceOfferResponse']>({
    offerID: id,
    subscriberID: id,
    promotions: recordField<TradeInOffer['devicePriceOfferResponse']['promotions']>({
      promotionResponse: listField(
        recordField<{ readonly total: Cents }>({ total: centsField }),
        tradeInLimits.promotions,
      ),
    }),
  }),
  assurantEquipmentID: id,
  imei: id,
})

/** An offer from unknown JSON, about a telephone that can exist. Fails with `FieldInvalid` or one of `ImeiFailure` (MOB-13). */
export const parseTradeInOffer = (value: unknown): E.Either<FieldFailure | ImeiFailure, TradeInOffer> => {
  const read = offer(value, '')
  if (E.isLeft(read)) return read
  const imei = parseImei(read.right.imei)
  return E.isLeft(imei) ? imei : E.right({ ...read.right, imei: imei.right })
}

/** What a telephone brings: the sum of its promotions, in cents. Fails with `TotalOutOfRange` (MOB-13). */
export const tradeInTotal = (given: TradeInOffer): E.Either<MobileFailure, Cents> => {
  const total = sum(given.devicePriceOfferResponse.promotions.promotionResponse.map((one) => one.total))
  return total > MAX_CENTS ? E.left({ _tag: 'TotalOutOfRange', max: MAX_CENTS }) : E.right(total)
}
