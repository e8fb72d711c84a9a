import { brand } from '#adapters/brand/brand.ts'
import type { TradeInActor } from '#core/journeys/mobile/trade-in.machine.ts'
import { createTradeInMachine, startTradeIn } from '#core/journeys/mobile/trade-in.machine.ts'
import { answered, failings } from './failures.ts'
import type { Journey } from './journey.ts'
import { mobile } from './mobile.journey.ts'
import { cartOptionsOf, startedOnce } from './part-actor.ts'

/** Returns the actor of the dialog on a stage. */
export const startedTradeIn = startedOnce((sale): TradeInActor => startTradeIn(cartOptionsOf(sale)))

type Context = ReturnType<TradeInActor['getSnapshot']>['context']
type Event = Parameters<TradeInActor['send']>[0]

const request = {
  modelId: brand.site.tradeInModels[0]?.id ?? '',
  imei: '490154203237518',
  answers: { paidOff: true, powersOn: true, noLiquidDamage: true, factoryReset: true },
}

/** The dialog of a telephone in trade. */
export const tradeIn: Journey<Context, Event, 'requestOffer'> = {
  name: 'trade-in',
  title: { es: 'Celular usado', en: 'Trade-in' },
  states: {
    filling: { es: 'Preguntas y oferta', en: 'Questions and offer' },
    requesting: { es: 'Pidiendo la oferta', en: 'Requesting the offer' },
  },
  machine: () => createTradeInMachine(() => new Promise(() => undefined)),
  actor: startedTradeIn,
  userEvents: [
    { name: 'offer.requested', event: () => ({ type: 'offer.requested', request }) },
    { name: 'device.changed', event: () => ({ type: 'device.changed' }) },
  ],
  systemEvents: [],
  invoked: {
    requestOffer: {
      calls: ['tradeInOffer'],
      outcomes: [
        { name: 'answers', output: () => answered({ state: 'blocked' }), behavior: 'answers' },
        ...failings('STEP_MISSING', 'OFFER_UNKNOWN', 'MOBILE_ITEM_INVALID', 'TRADE_IN_OPEN', 'TOO_MANY'),
      ],
    },
  },
  digest: ({ answer }) => answer?.state,
  setting: (stage) => mobile.setting(stage),
}
