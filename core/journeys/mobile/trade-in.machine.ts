import type { ActorRefFrom } from 'xstate'
import { either as E } from 'fp-ts'
import { assertEvent, assign, createActor, fromPromise, setup } from 'xstate'
import type { TradeInAnswer } from '../../mobile/trade-in-model.ts'
import type { LoadCartOptions } from '../../ports/cart-option-calls.ts'
import type { TradeInOfferRequest } from '../../ports/mobile-calls.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import { answerIn, failureIn, succeeded } from '../answered.ts'

/** `answer`: decision on the last request; null before one or after a change of its subject. The IMEI is not stored. */
type TradeInContext = {
  readonly answer: TradeInAnswer | null
  readonly failure: OrchestratorFailure | null
}

type TradeInEvent =
  | { readonly type: 'offer.requested'; readonly request: TradeInOfferRequest }
  /** The visitor changes the model, the IMEI or a condition: the decision does not hold any more. */
  | { readonly type: 'device.changed' }

type Answer = E.Either<OrchestratorFailure, TradeInAnswer>

const requestOffer = async (load: LoadCartOptions, request: TradeInOfferRequest): Promise<Answer> => {
  const calls = await load().catch(() => null)
  return calls === null ? E.left({ _tag: 'Unreachable' }) : calls.tradeInOffer(request)()
}

/** The offer for a telephone in trade. The provider decides; the item of the cart accepts (MOB-40). */
export const createTradeInMachine = (load: LoadCartOptions) =>
  setup({
    types: { context: {} as TradeInContext, events: {} as TradeInEvent },
    actors: {
      requestOffer: fromPromise<Answer, TradeInOfferRequest>(({ input }) => requestOffer(load, input)),
    },
    actions: { clear: assign({ answer: null, failure: null }) },
  }).createMachine({
    id: 'tradeIn',
    context: { answer: null, failure: null },
    initial: 'filling',
    states: {
      filling: { on: { 'offer.requested': 'requesting', 'device.changed': { actions: 'clear' } } },
      requesting: {
        entry: 'clear',
        invoke: {
          src: 'requestOffer',
          input: ({ event }) => {
            assertEvent(event, 'offer.requested')
            return event.request
          },
          onDone: [
            {
              guard: succeeded,
              target: 'filling',
              actions: assign(({ event }) => ({ answer: answerIn(event.output) })),
            },
            {
              target: 'filling',
              actions: assign(({ event }) => ({ failure: failureIn(event.output) })),
            },
          ],
        },
        on: { 'device.changed': 'filling' },
      },
    },
  })

export type TradeInActor = ActorRefFrom<ReturnType<typeof createTradeInMachine>>

/** Starts a trade-in. Its owner stops it. */
export const startTradeIn = (load: LoadCartOptions): TradeInActor =>
  createActor(createTradeInMachine(load)).start()
