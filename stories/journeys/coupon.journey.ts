import { waitFor } from 'xstate'
import type { CouponCode } from '#core/catalog/coded-coupon.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { createCouponMachine, startCoupon } from '#core/journeys/coupon/coupon.machine.ts'
import { isSaved } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { whenSaved } from '#core/journeys/sale/when-saved.ts'
import { cents } from '#core/shared/money.ts'
import { GIG } from '../stage/buyer.ts'
import { shown } from '../stage/stage.ts'
import { answered, failings } from './failures.ts'
import type { Journey } from './journey.ts'
import { cartOptionsOf, startedOnce } from './part-actor.ts'

const LATINO = 'tv-stream-latino' as OfferId

/** A code that discounts the cart of the stage, and one that does not. */
const USEFUL = 'LATINO10' as CouponCode
const USELESS = 'WIFI-TRES' as CouponCode

type Context = ReturnType<ReturnType<typeof startCoupon>['getSnapshot']>['context']
type Event = Parameters<ReturnType<typeof startCoupon>['send']>[0]

const start = (sale: Sale) =>
  startCoupon({
    load: cartOptionsOf(sale),
    whenSaved: () => whenSaved(sale.actor),
    onChange: ({ cart, offers }) => sale.actor.send({ type: 'shop.changed', cart, offers }),
  })

/** Returns the actor of the dialog on a stage. */
export const startedCoupon = startedOnce(start)

/** The dialog of discount codes. */
export const coupon: Journey<Context, Event, 'applyCode' | 'removeCode'> = {
  name: 'coupon',
  title: { es: 'Código', en: 'Discount code' },
  states: {
    entering: { es: 'Escribe un código', en: 'Entering a code' },
    malformed: { es: 'Eso no es un código', en: 'Not a code' },
    applying: { es: 'Aplicando el código', en: 'Applying the code' },
    applied: { es: 'Código aplicado', en: 'Code applied' },
    unmet: { es: 'El código todavía no descuenta', en: 'Code without a discount yet' },
    failed: { es: 'Código sin aplicar', en: 'Code not applied' },
    removing: { es: 'Quitando el código', en: 'Removing the code' },
    removed: { es: 'Código quitado', en: 'Code removed' },
    notRemoved: { es: 'Código sin quitar', en: 'Code not removed' },
  },
  machine: () =>
    createCouponMachine({
      load: () => new Promise(() => undefined),
      whenSaved: () => Promise.resolve(),
      onChange: () => undefined,
    }),
  actor: startedCoupon,
  userEvents: [
    { name: 'code.submitted', event: () => ({ type: 'code.submitted', text: USEFUL }) },
    { name: 'code.submitted useless', event: () => ({ type: 'code.submitted', text: USELESS }) },
    { name: 'code.submitted malformed', event: () => ({ type: 'code.submitted', text: '!' }) },
    { name: 'coupon.removed', event: () => ({ type: 'coupon.removed', code: USEFUL }) },
    { name: 'retry.requested', event: () => ({ type: 'retry.requested' }) },
  ],
  systemEvents: [],
  invoked: {
    applyCode: {
      calls: ['applyPromotion'],
      outcomes: [
        {
          name: 'applied',
          output: ({ code }, { shopped, offers }) =>
            code === USEFUL
              ? answered({
                  state: 'applied',
                  coupon: {
                    code,
                    name: '',
                    badgeText: '',
                    offerId: LATINO,
                    off: cents(1_000),
                    months: 12,
                    isApplied: true,
                  },
                  cart: shopped,
                  offers,
                })
              : null,
          behavior: 'answers',
        },
        {
          name: 'unmet',
          output: ({ code }) =>
            code === USELESS
              ? answered({
                  state: 'unmet',
                  obstacle: { kind: 'NoDiscount', offerId: 'advanced-wifi', reasons: [], changes: null },
                })
              : null,
          behavior: 'answers',
        },
        ...failings('NOT_FOUND', 'PROMOTION_SPENT', 'TOO_MANY'),
      ],
    },
    removeCode: {
      calls: ['removePromotion'],
      outcomes: [
        {
          name: 'answers',
          output: (_context, { shopped: cart, offers }) => answered({ cart, offers }),
          behavior: 'answers',
        },
        ...failings('NOT_FOUND'),
      ],
    },
  },
  digest: ({ code }) => code,
  setting: async (stage) => {
    const { actor } = stage.sale
    await shown(stage)
    actor.send({ type: 'plan.chosen', offerId: GIG })
    actor.send({ type: 'item.changed', offerId: LATINO, quantity: 1 })
    await waitFor(actor, isSaved)
  },
}
