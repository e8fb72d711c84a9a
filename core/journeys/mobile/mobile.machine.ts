import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { either as E } from 'fp-ts'
import { assertEvent, assign, createActor, fromPromise, setup } from 'xstate'
import type { MobileCartAnswer } from '../../ports/mobile-calls.ts'
import { answerIn, succeeded } from '../answered.ts'
import type { Sale } from '../sale/sale.ts'
import { whenSaved } from '../sale/when-saved.ts'
import type { Answer, MobilePorts, MobileSaving, MobileShopLoaded } from './mobile.actors.ts'
import { loadMobileShop, readMobileItems, saveMobileItems } from './mobile.actors.ts'
import type { MobileContext, MobileEvent } from './mobile.context.ts'
import { adopted, linesToShow } from './mobile.context.ts'

/**
 * The lines and devices of the mobile shop. It has no cart of its own: the sale gets the cart after each change. A
 * refused change changes nothing, and stays on the screen until the visitor mends it or takes it back (MOB-32).
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
        return { wanted: event.items, linkFailure: null }
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
      promos: [],
      ports: [],
      failure: null,
      linkFailure: null,
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
                  const shown = linesToShow(items, devices, cart.cart.lines, ports)
                  return { devices, tradeInModels, sent: items, ...shown }
                }),
                () => ports.onLoaded(),
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
      // A number chosen elsewhere says whether its line ports it. Without an answer the known lines stay.
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
      linkedSku: sale.actor.getSnapshot().context.mobileLink?.sku ?? null,
      version: () => sale.actor.getSnapshot().context.cart.saved?.cart.version ?? 0,
      whenSaved: () => whenSaved(sale.actor),
      onChange: ({ cart, offers }) => sale.actor.send({ type: 'mobile.changed', cart, offers }),
      onLoaded: () => sale.actor.send({ type: 'link.followed' }),
    }),
  ).start()
