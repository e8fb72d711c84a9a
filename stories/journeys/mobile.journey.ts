import { waitFor } from 'xstate'
import { brand } from '#adapters/brand/brand.ts'
import type { MobileSaving } from '#core/journeys/mobile/mobile.actors.ts'
import type { MobileActor } from '#core/journeys/mobile/mobile.machine.ts'
import { createMobileMachine, startMobile } from '#core/journeys/mobile/mobile.machine.ts'
import { isSaved } from '#core/journeys/sale/sale.selectors.ts'
import { withOwnDevices } from '#core/mobile/line-item.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import { ratePlanIds } from '#core/mobile/rate-plans.ts'
import { GIG } from '../stage/buyer.ts'
import { shown } from '../stage/stage.ts'
import { answered, failings } from './failures.ts'
import type { Journey } from './journey.ts'
import { cartOptionsOf, startedOnce } from './part-actor.ts'
import type { Recorded } from './recorded.ts'

/** Returns the actor of the lines on a stage. */
export const startedMobile = startedOnce((sale): MobileActor => startMobile(sale, cartOptionsOf(sale)))

type Context = ReturnType<MobileActor['getSnapshot']>['context']
type Event = Parameters<MobileActor['send']>[0]

const cartOf = ({ shopped: cart, offers }: Recorded, items: readonly MobileCartItem[]) => ({
  cart,
  offers,
  items,
  next: { step: 'next-steps', reason: 'HomeOrderFirst' },
  addOns: [],
  promos: [],
  ports: [],
})

/** The lines of the mobile shop. */
export const mobile: Journey<Context, Event, 'loadShop' | 'readItems' | 'saveItems'> = {
  name: 'mobile',
  title: { es: 'Líneas móviles', en: 'Mobile lines' },
  states: {
    loading: { es: 'Cargando los dispositivos', en: 'Loading the devices' },
    failed: { es: 'Dispositivos sin cargar', en: 'Devices not loaded' },
    ready: { es: 'Elige tus líneas', en: 'Choosing the lines' },
    refreshing: { es: 'Releyendo los números', en: 'Reading the numbers again' },
    saving: { es: 'Guardando las líneas', en: 'Saving the lines' },
    refused: { es: 'Líneas sin guardar', en: 'Lines not saved' },
  },
  machine: () =>
    createMobileMachine({
      load: () => new Promise(() => undefined),
      linkedSku: null,
      version: () => 0,
      whenSaved: () => Promise.resolve(),
      onChange: () => undefined,
      onLoaded: () => undefined,
    }),
  actor: startedMobile,
  userEvents: [
    {
      name: 'items.changed',
      event: ({ devices }) => ({
        type: 'items.changed',
        items: withOwnDevices([], devices, 1, ratePlanIds.unlimited),
      }),
    },
    { name: 'numbers.changed', event: () => ({ type: 'numbers.changed' }) },
    { name: 'change.undone', event: () => ({ type: 'change.undone' }) },
    { name: 'retry.requested', event: () => ({ type: 'retry.requested' }) },
  ],
  systemEvents: [],
  invoked: {
    loadShop: {
      calls: ['devices', 'tradeInModels', 'mobileCart'],
      outcomes: [
        {
          name: 'answers',
          output: (_context, recorded) =>
            answered({ ...cartOf(recorded, []), devices: brand.site.devices, tradeInModels: [] }),
          behavior: 'answers',
        },
        ...failings('STEP_MISSING', 'TOO_MANY'),
      ],
    },
    readItems: {
      calls: ['mobileCart'],
      outcomes: [
        {
          name: 'answers',
          output: ({ items }, recorded) => answered(cartOf(recorded, items)),
          behavior: 'answers',
        },
        ...failings('STEP_MISSING'),
      ],
    },
    saveItems: {
      calls: ['setMobileItems', 'mobileCart'],
      outcomes: [
        {
          name: 'answers',
          output: (_context, recorded, input) => answered(cartOf(recorded, (input as MobileSaving).wanted)),
          behavior: 'answers',
        },
        ...failings(
          'STEP_MISSING',
          'CART_ORDERED',
          'ORDER_IN_FLIGHT',
          'CART_STALE',
          'OFFER_UNKNOWN',
          'QUANTITY_OUT_OF_RANGE',
          'PLAN_MISSING',
          'MOBILE_ITEM_INVALID',
          'OUT_OF_STOCK',
          'TRADE_IN_BLOCKED',
          'TRADE_IN_OPEN',
          'TOO_MANY',
        ),
      ],
    },
  },
  digest: ({ devices, items, wanted, sent }) => [
    devices.length,
    items.length,
    wanted.length,
    wanted !== sent,
  ],
  setting: async (stage) => {
    const { actor } = stage.sale
    await shown(stage)
    actor.send({ type: 'plan.chosen', offerId: GIG })
    await waitFor(actor, isSaved)
    stage.sale.request('customize')
  },
}
