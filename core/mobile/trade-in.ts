import { either as E } from 'fp-ts'
import type { Cents } from '../shared/money.ts'
import { MAX_CENTS, ZERO, cents, sum } from '../shared/money.ts'
import type { FieldFailure } from '../shared/reader.ts'
import { centsField, listField, recordField, textField } from '../shared/reader.ts'
import { parseImei } from './imei.ts'
import type { ImeiFailure, MobileFailure } from './mobile.failure.ts'

/** Conditions of a trade-in (MOB-12). */
export const tradeInConditions = ['paidOff', 'powersOn', 'noLiquidDamage', 'factoryReset'] as const
export type TradeInCondition = (typeof tradeInConditions)[number]

/** The owner's answers about the telephone. */
export type TradeInAnswers = Readonly<Record<TradeInCondition, boolean>>

/** The trade-in bonus in addition to the value of the telephone, in cents (MOB-12). */
export const TRADE_IN_BONUS = cents(10_000)

/** Whether the owner can still meet a condition. A broken telephone stays broken. */
const canBeMet: Readonly<Record<TradeInCondition, boolean>> = {
  paidOff: true,
  powersOn: false,
  noLiquidDamage: false,
  factoryReset: true,
}

/** The decision on a trade-in. `unmet` lists the failing conditions. `isNear`: the owner can still meet all of them. */
export type TradeInDecision = {
  readonly isAccepted: boolean
  readonly bonus: Cents
  readonly unmet: readonly TradeInCondition[]
  readonly isNear: boolean
}

/** Decides whether a telephone is accepted and earns the bonus: every condition must hold (MOB-12). */
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

/** The offer of the appraiser for a telephone. Totals are in cents. */
export type TradeInOffer = {
  readonly devicePriceOfferResponse: {
    readonly offerID: string
    readonly subscriberID: string
    readonly promotions: { readonly promotionResponse: readonly { readonly total: Cents }[] }
  }
  readonly assurantEquipmentID: string
  readonly imei: string
}

/** Limits of the data of an offer, chosen here. */
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

/** Parses an offer for a telephone with valid IMEI from JSON. Fails with `FieldInvalid` or `ImeiFailure` (MOB-13). */
export const parseTradeInOffer = (value: unknown): E.Either<FieldFailure | ImeiFailure, TradeInOffer> => {
  const read = offer(value, '')
  if (E.isLeft(read)) return read
  const imei = parseImei(read.right.imei)
  return E.isLeft(imei) ? imei : E.right({ ...read.right, imei: imei.right })
}

/** Returns the value of a trade-in: the sum of its promotions, in cents. Fails with `TotalOutOfRange` (MOB-13). */
export const tradeInTotal = (given: TradeInOffer): E.Either<MobileFailure, Cents> => {
  const total = sum(given.devicePriceOfferResponse.promotions.promotionResponse.map((one) => one.total))
  return total > MAX_CENTS ? E.left({ _tag: 'TotalOutOfRange', max: MAX_CENTS }) : E.right(total)
}
