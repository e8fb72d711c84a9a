import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { either as E } from 'fp-ts'
import { assertEvent, assign, createActor, fromPromise, setup } from 'xstate'
import type { CartLine } from '../../cart/cart.ts'
import { quantityOf } from '../../cart/cart.ts'
import type { Offer } from '../../catalog/offer.ts'
import type { OfferedPromo } from '../../mobile/device-promotions.ts'
import { withLinkedVariant, withOwnDevices } from '../../mobile/line-item.ts'
import type { ProductDetail } from '../../mobile/product-detail.ts'
import { ratePlanIds } from '../../mobile/rate-plans.ts'
import type { MobileCartItem } from '../../mobile/mobile-item.ts'
import type { MobilePort } from '../../phone/mobile-ports.ts'
import type { TradeInModel } from '../../mobile/trade-in-model.ts'
import type { MobileNext } from '../../mobile/mobile-next-step.ts'
import type { MobileCartAnswer } from '../../ports/mobile-calls.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import { skuInQuery } from '../../routes/device-link.ts'
import { answerIn, succeeded } from '../answered.ts'
import type { Sale } from '../sale/sale.ts'
import { whenSaved } from '../sale/when-saved.ts'
import type { Answer, MobilePorts, MobileSaving, MobileShopLoaded } from './mobile.actors.ts'
import { loadMobileShop, readMobileItems, saveMobileItems } from './mobile.actors.ts'

/** `items` are the lines as the provider has them, `wanted` as the visitor set them, and `sent` those of the request in progress. */
type MobileContext = {
  readonly devices: readonly ProductDetail[]
  readonly tradeInModels: readonly TradeInModel[]
  readonly items: readonly MobileCartItem[]
  readonly wanted: readonly MobileCartItem[]
  readonly sent: readonly MobileCartItem[]
  readonly next: MobileNext | null
  readonly addOns: readonly Offer[]
  readonly ports: readonly MobilePort[]
  readonly promos: readonly OfferedPromo[]
  readonly failure: OrchestratorFailure | null
}

type MobileEvent =
  | { readonly type: 'items.changed'; readonly items: readonly MobileCartItem[] }
  /** The visitor takes back the change that was refused. */
  | { readonly type: 'change.undone' }
  /** The number of a line was chosen or entered. */
  | { readonly type: 'numbers.changed' }
  | { readonly type: 'retry.requested' }

/** Returns the lines to begin with: those of the cart, also where no device was chosen yet, and the one of the link. */
const linesToShow = (
  items: readonly MobileCartItem[],
  devices: readonly ProductDetail[],
  lines: readonly CartLine[],
  { linkedSku }: MobilePorts,
): readonly MobileCartItem[] => {
  const plan = Object.values(ratePlanIds).find((id) => quantityOf(lines, id) > 0)
  const all = plan === undefined ? items : withOwnDevices(items, devices, quantityOf(lines, plan), plan)
  return withLinkedVariant(all.length === items.length ? items : all, devices, linkedSku)
}

const adopted = (answer: Answer<MobileCartAnswer>): Partial<MobileContext> => {
  if (E.isLeft(answer)) return {}
  const { items, next, addOns, ports, promos } = answer.right
  return { items, next, addOns, ports, promos, failure: null }
}

/**
 * The lines and devices of the mobile shop. It has no cart of its own: the sale gets the cart after each change. A refused change changes nothing, and
 * stays on the screen until the visitor mends it or takes it back (MOB-32).
 */
export const createMobileMachine = (ports: MobilePorts) =>
  setup({
    types: { context: {} as MobileContext, events: {} as MobileEvent },
    actors: {
      loadShop: fromPromise<Answer<MobileShopLoaded>>(() => loadMobileShop(ports)),
      readItems: fromPromise<Answer<MobileCartAnswer>>(() => readMobileItems(ports)),
      saveItems: fromPromise<Answer<MobileCartAnswer>, MobileSaving>(({ input }) =>
        saveMobileItems(ports, input),
      ),
    },
    guards: { hasChanged: ({ context: { wanted, sent } }) => wanted !== sent },
    actions: {
      want: assign(({ event }) => {
        assertEvent(event, 'items.changed')
        return { wanted: event.items }
      }),
      adopt: assign((_args, answer: Answer<MobileCartAnswer>) => adopted(answer)),
      publish: (_args, answer: Answer<MobileCartAnswer>) => {
        if (E.isRight(answer)) ports.onChange(answer.right)
      },
      noteFailure: assign((_args, answer: Answer<unknown>) => ({
        failure: E.isLeft(answer) ? answer.left : null,
      })),
    },
  }).createMachine({
    id: 'mobile',
    context: {
      devices: [],
      tradeInModels: [],
      items: [],
      wanted: [],
      sent: [],
      next: null,
      addOns: [],
      ports: [],
      promos: [],
      failure: null,
    },
    initial: 'loading',
    states: {
      loading: {
        entry: assign({ failure: null }),
        invoke: {
          src: 'loadShop',
          onDone: [
            {
              guard: succeeded,
              target: 'saved',
              actions: [
                { type: 'adopt', params: ({ event }) => event.output },
                assign(({ context: { items }, event: { output } }) => {
                  const { devices, tradeInModels, cart } = answerIn(output)
                  const wanted = linesToShow(items, devices, cart.cart.lines, ports)
                  return { devices, tradeInModels, sent: items, wanted }
                }),
                { type: 'publish', params: ({ event }) => event.output },
              ],
            },
            { target: 'failed', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
          ],
        },
      },
      failed: { on: { 'retry.requested': 'loading' } },
      ready: {
        on: {
          'items.changed': { target: 'saving', actions: 'want' },
          'numbers.changed': 'refreshing',
        },
      },
      // A number that is chosen elsewhere says whether its line brings it. Without an answer the lines stay as they were known.
      refreshing: {
        entry: assign(({ context }) => ({ sent: context.wanted })),
        on: { 'items.changed': { actions: 'want' } },
        invoke: {
          src: 'readItems',
          onDone: {
            target: 'saved',
            actions: [
              { type: 'adopt', params: ({ event }) => event.output },
              { type: 'publish', params: ({ event }) => event.output },
            ],
          },
        },
      },
      saving: {
        entry: assign(({ context }) => ({ sent: context.wanted, failure: null })),
        on: { 'items.changed': { actions: 'want' } },
        invoke: {
          src: 'saveItems',
          input: ({ context }) => ({ wanted: context.wanted, known: context.items }),
          onDone: [
            {
              guard: succeeded,
              target: 'saved',
              actions: [
                { type: 'adopt', params: ({ event }) => event.output },
                { type: 'publish', params: ({ event }) => event.output },
              ],
            },
            { target: 'refused', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
          ],
        },
      },
      saved: {
        always: [
          { guard: 'hasChanged', target: 'saving' },
          { target: 'ready', actions: assign(({ context }) => ({ wanted: context.items })) },
        ],
      },
      refused: {
        on: {
          'items.changed': { target: 'saving', actions: 'want' },
          'retry.requested': 'saving',
          'change.undone': {
            target: 'ready',
            actions: assign(({ context }) => ({ wanted: context.items, failure: null })),
          },
        },
      },
    },
  })

export type MobileActor = ActorRefFrom<ReturnType<typeof createMobileMachine>>
export type MobileSnapshot = SnapshotFrom<ReturnType<typeof createMobileMachine>>

/** Starts the mobile shop of a sale. Its owner stops it. */
export const startMobile = (sale: Sale, load: MobilePorts['load']): MobileActor =>
  createActor(
    createMobileMachine({
      load,
      linkedSku: skuInQuery(sale.actor.getSnapshot().context.visit.query ?? ''),
      version: () => sale.actor.getSnapshot().context.cart.saved?.cart.version ?? 0,
      whenSaved: () => whenSaved(sale.actor),
      onChange: ({ cart, offers }) => sale.actor.send({ type: 'mobile.changed', cart, offers }),
    }),
  ).start()
