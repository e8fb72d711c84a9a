import { either as E } from 'fp-ts'
import type { ActorRefFrom } from 'xstate'
import { assertEvent, assign, createActor, fromPromise, setup } from 'xstate'
import type { CouponCode } from '../../catalog/coded-coupon.ts'
import { parseCouponCode } from '../../catalog/coded-coupon.ts'
import type { LoadCartOptions } from '../../ports/cart-option-calls.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { ChangedShop, CouponAnswer } from '../../ports/promotion-calls.ts'
import { succeeded } from '../answered.ts'
import type { CouponObstacle } from '../../pricing/coupon-obstacle.ts'

/** `code` is the code of the last request. */
type CouponContext = {
  readonly code: CouponCode | null
  readonly obstacle: CouponObstacle | null
  readonly failure: OrchestratorFailure | null
}

type CouponEvent =
  | { readonly type: 'code.submitted'; readonly text: string }
  | { readonly type: 'coupon.removed'; readonly code: CouponCode }
  /** Applies the last code again, after the visitor has added what it requires. */
  | { readonly type: 'retry.requested' }

/**
 * `whenSaved` resolves when the provider has the cart that the visitor sees. `onChange` receives the cart and the
 * offers after each change of the coupons.
 */
export type CouponPorts = {
  readonly load: LoadCartOptions
  readonly whenSaved: () => Promise<void>
  readonly onChange: (changed: ChangedShop) => void
}

type Answer<A> = E.Either<OrchestratorFailure, A>

const UNREACHABLE: Answer<never> = E.left({ _tag: 'Unreachable' })

const codeIn = ({ code }: CouponContext): CouponCode => {
  if (code === null) throw new Error('a coupon request without a code')
  return code
}

const applyCode = async (
  { load, whenSaved }: CouponPorts,
  code: CouponCode,
): Promise<Answer<CouponAnswer>> => {
  await whenSaved()
  const calls = await load().catch(() => null)
  return calls === null ? UNREACHABLE : calls.applyPromotion({ code })()
}

const removeCode = async ({ load }: CouponPorts, code: CouponCode): Promise<Answer<ChangedShop>> => {
  const calls = await load().catch(() => null)
  return calls === null ? UNREACHABLE : calls.removePromotion({ code })()
}

type Done<A> = { readonly event: { readonly output: Answer<A> } }

const isApplied = ({ event: { output } }: Done<CouponAnswer>): boolean =>
  E.isRight(output) && output.right.state === 'applied'

const CLEAR = { obstacle: null, failure: null }

/** Applies a code to the cart, or removes it. A code without a discount changes nothing (CPN-08, CPN-10, CPN-13). */
export const createCouponMachine = (ports: CouponPorts) =>
  setup({
    types: { context: {} as CouponContext, events: {} as CouponEvent },
    actors: {
      applyCode: fromPromise<Answer<CouponAnswer>, CouponCode>(({ input }) => applyCode(ports, input)),
      removeCode: fromPromise<Answer<ChangedShop>, CouponCode>(({ input }) => removeCode(ports, input)),
    },
    guards: {
      isCode: ({ event }) => event.type === 'code.submitted' && E.isRight(parseCouponCode(event.text)),
    },
    actions: {
      takeCode: assign(({ event }) => {
        assertEvent(event, 'code.submitted')
        return { ...CLEAR, code: E.getOrElse((): CouponCode | null => null)(parseCouponCode(event.text)) }
      }),
      noteFailure: assign((_args, output: Answer<unknown>) => ({
        failure: E.isLeft(output) ? output.left : null,
      })),
    },
  }).createMachine({
    id: 'coupon',
    context: { code: null, ...CLEAR },
    initial: 'entering',
    on: {
      'code.submitted': [
        { guard: 'isCode', target: '.applying', actions: 'takeCode' },
        { target: '.malformed', actions: assign(CLEAR) },
      ],
      'coupon.removed': {
        target: '.removing',
        actions: assign(({ event }) => ({ ...CLEAR, code: event.code })),
      },
    },
    states: {
      entering: {},
      malformed: {},
      applying: {
        on: { 'code.submitted': {}, 'coupon.removed': {} },
        entry: assign(CLEAR),
        invoke: {
          src: 'applyCode',
          input: ({ context }) => codeIn(context),
          onDone: [
            {
              guard: isApplied,
              target: 'applied',
              actions: ({ event: { output } }) => {
                if (E.isRight(output) && output.right.state === 'applied') ports.onChange(output.right)
              },
            },
            {
              guard: succeeded,
              target: 'unmet',
              actions: assign(({ event: { output } }) => ({
                obstacle: E.isRight(output) && output.right.state === 'unmet' ? output.right.obstacle : null,
              })),
            },
            { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
          ],
        },
      },
      applied: {},
      unmet: { on: { 'retry.requested': 'applying' } },
      failed: { on: { 'retry.requested': 'applying' } },
      removing: {
        on: { 'code.submitted': {}, 'coupon.removed': {} },
        invoke: {
          src: 'removeCode',
          input: ({ context }) => codeIn(context),
          onDone: [
            {
              guard: succeeded,
              target: 'removed',
              actions: ({ event: { output } }) => {
                if (E.isRight(output)) ports.onChange(output.right)
              },
            },
            { target: 'notRemoved', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
          ],
        },
      },
      removed: {},
      notRemoved: { on: { 'retry.requested': 'removing' } },
    },
  })

/** Starts the dialog of coupons. Its owner stops it. */
export const startCoupon = (ports: CouponPorts): ActorRefFrom<ReturnType<typeof createCouponMachine>> =>
  createActor(createCouponMachine(ports)).start()
