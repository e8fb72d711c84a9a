import { either as E, type taskEither as TE } from 'fp-ts'
import { SimulatedClock } from 'xstate'
import type { OrderAnswer } from '#core/checkout/order.ts'
import { withSessionActivity } from '#adapters/orchestrator/sale-activity.ts'
import { createCheckoutMachine } from '#core/journeys/checkout/checkout.machine.ts'
import { createSale } from '#core/journeys/sale/sale.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { OrderRequest } from '#core/ports/checkout-orchestrator.ts'
import { buildProvider } from './provider.builder.ts'
import { lookupOver, memoryDrafts } from './sale.builder.ts'

/** The fate of a call: answered, never received, or executed with a lost answer. */
export const fates = ['answered', 'notSent', 'answerLost'] as const
export type Fate = (typeof fates)[number]

/** An order call: sessions opened before it, whether it was alone in flight, its response (null while waiting). */
export type Ordering = {
  readonly request: OrderRequest
  readonly session: number
  readonly isAlone: boolean
  answer: E.Either<OrchestratorFailure, OrderAnswer> | null
}

type Answering = TE.TaskEither<unknown, unknown>
type Call = (...given: readonly never[]) => Answering

const each = <Port extends object>(port: Port, around: (name: string, call: Call) => Call): Port =>
  Object.fromEntries(Object.entries(port).map(([name, call]) => [name, around(name, call as Call)])) as Port

/** A sale over a memory provider. Calls and order calls meet the given fates in order; others are answered. */
export const buildRandomSale = (given: readonly Fate[], ofOrders: readonly Fate[] = []) => {
  const built = buildProvider()
  const timers = new SimulatedClock()
  const fateful = [...given]
  const orderFates = [...ofOrders]
  const orderings: Ordering[] = []
  let pending = 0
  let sessions = 0

  const counted =
    (call: Answering): Answering =>
    async () => {
      pending += 1
      try {
        return await call()
      } finally {
        pending -= 1
      }
    }

  const meeting =
    (fatesLeft: Fate[], call: Answering): Answering =>
    async () => {
      const fate = fatesLeft.shift() ?? 'answered'
      if (fate === 'notSent') return E.left({ _tag: 'Unreachable' })
      const answer = await call()
      return fate === 'answerLost' ? E.left({ _tag: 'TimedOut' }) : answer
    }

  const noteOrder = (request: OrderRequest): Ordering => {
    const isAlone = orderings.every(({ answer }) => answer !== null)
    const ordering: Ordering = { request, session: sessions, isAlone, answer: null }
    orderings.push(ordering)
    return ordering
  }

  const watch =
    (name: string, call: Call): Call =>
    (...asked) =>
      counted(async () => {
        const ordering = name === 'order' ? noteOrder(asked[0] as unknown as OrderRequest) : null
        const answer = await meeting(name === 'order' ? orderFates : fateful, call(...asked))()
        if (name === 'localize') sessions += 1
        if (ordering !== null) ordering.answer = answer as NonNullable<Ordering['answer']>
        return answer
      })

  const { orchestrator, sessionActivity } = withSessionActivity(each(built.visitor(), watch))
  const cardEncryption = each(
    built.encryption,
    (_name, call) =>
      (...asked) =>
        counted(call(...asked)),
  )
  const { random, clock } = built
  const addressLookup = lookupOver(orchestrator)
  const sale = createSale(
    {
      orchestrator,
      sessionActivity,
      loadCheckout: async () => createCheckoutMachine({ orchestrator, cardEncryption, random, clock }),
      clock,
      drafts: memoryDrafts(),
      addressLookup,
    },
    { channel: 'dotcom', step: 'address' },
    timers,
  )

  return {
    sale,
    built,
    orderings,
    pass: (ms: number): void => {
      clock.advance(ms)
      timers.increment(ms)
    },
    /** From now on every call but that of an order is answered. */
    calm: (): void => {
      fateful.length = 0
    },
    /** Resolves once every pending call is answered and handled by the journeys. */
    quiet: async (): Promise<void> => {
      for (let still = 0; still < 3; still = pending === 0 ? still + 1 : 0)
        await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

export type RandomSale = ReturnType<typeof buildRandomSale>
