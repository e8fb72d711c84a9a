import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { Storage } from '#core/ports/storage.ts'
import { REFERRAL_DAYS } from '#core/referral/referral.ts'
import { SESSION_IDLE_MS } from '#core/session/session.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import type { BrowserFaults } from './walk-browser.builder.ts'
import { finishWalk, frontOf, goOn, pageOf, rest, startWalk } from './walk-commands.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A purchase takes eight presses; before the first there is no session, after the last there is an order. */
const presses = [1, 2, 3, 4, 5, 6, 7]

const walked = async (steps: number, broken: BrowserFaults = {}) => {
  const { model, real } = await startWalk(steps, broken)
  const tab = frontOf(model, real)
  return {
    browser: real.browser,
    tab,
    page: () => pageOf(tab),
    press: () => goOn(tab, real, model),
    rest: () => rest(model, real),
    /** Advances time as in a browser: each minute's due events run and are answered before the next minute. */
    wait: async (ms: number) => {
      for (let passed = 0; passed <= ms; passed += MINUTE_MS) {
        real.browser.pass(Math.min(MINUTE_MS, ms - passed))
        await rest(model, real)
      }
    },
    /** Types a name, where the page has the field. It stays in the field and in the draft from then on. */
    type: () => {
      const { checkout } = tab.sale()
      const { customerForm } = checkout.getSnapshot().context
      if (pageOf(tab) !== 'checkout') return
      checkout.send({ type: 'customer.typed', form: { ...customerForm, firstName: 'Lucía' } })
      model.typedNames[0] = 'Lucía'
    },
    finish: async () => {
      await finishWalk(model, real)
      tab.close()
      return real.browser.harness.captured()
    },
  }
}

type Walked = Awaited<ReturnType<typeof walked>>

/** A session that ended is reported at the address, or at the payment by the confirmation (GRD-07). */
const isReported = (walk: Walked): boolean =>
  walk.page() === 'expired' ||
  (walk.page() === 'address' &&
    walk.tab.sale().localization.getSnapshot().context.notice === 'sessionExpired')

describe('a session that ends', () => {
  it.each(presses)(
    'on a step leads to the page that says so, without an order and with the typed text (after %i presses; F17, I7)',
    async (steps) => {
      const walk = await walked(steps)
      walk.type()
      walk.browser.pass(SESSION_IDLE_MS)
      await walk.rest()
      expect([walk.page(), isReported(walk)]).toEqual([walk.page(), true])
      expect(await walk.browser.harness.captured()).toEqual([])
      expect(await walk.finish()).toHaveLength(1)
    },
  )

  it.each(presses)(
    'unnoticed, a second before a press, changes nothing and leads to the page that says so (after %i presses; F17, I7)',
    async (steps) => {
      const walk = await walked(steps)
      walk.type()
      walk.browser.moveProviderClock(SESSION_IDLE_MS)
      walk.press()
      await walk.rest()
      // A choice that is not saved at once is refused with the next one.
      for (let more = 0; more < 3 && !isReported(walk); more += 1) {
        walk.press()
        await walk.rest()
      }
      expect([walk.page(), isReported(walk)]).toEqual([walk.page(), true])
      expect(await walk.browser.harness.captured()).toEqual([])
      expect(await walk.finish()).toHaveLength(1)
    },
  )

  it.each(presses)(
    'during a call leads to the page that says so, or to the order that was placed in it (after %i presses; F17, I7, I15)',
    async (steps) => {
      const walk = await walked(steps)
      walk.browser.network.meet(['delayed'])
      walk.press()
      await walk.rest()
      walk.browser.pass(SESSION_IDLE_MS)
      await walk.rest()
      walk.browser.network.deliver()
      await walk.rest()
      const charges = await walk.browser.harness.captured()
      expect(charges.length).toBeLessThanOrEqual(1)
      expect(walk.page() === 'confirmation').toBe(charges.length === 1)
      expect(await walk.finish()).toHaveLength(1)
    },
  )

  it('in one second is extended by the press, up to the order (F17)', async () => {
    const walk = await walked(0)
    // The hold of a chosen visit ends on the schedule, and the payment requires another window: one press more.
    for (const press of [0, ...presses, 8]) {
      if (press > 0) await walk.wait(SESSION_IDLE_MS - 1_000)
      walk.press()
      await walk.wait(0)
      expect([press, walk.page()]).not.toEqual([press, 'address'])
      expect(isReported(walk)).toBe(false)
    }
    expect(walk.page()).toBe('confirmation')
    walk.tab.close()
  })
})

describe('a clock that is wrong', () => {
  it.each([
    ['a day behind', -DAY_MS],
    ['a day ahead', DAY_MS],
    ['later than a campaign lasts', (REFERRAL_DAYS + 1) * DAY_MS],
    ['in the year 2038', Date.UTC(2038, 0, 20) - START_OF_TESTS],
  ])('in the browser, %s, ends no session early and changes no order (F18, I7)', async (_name, skewMs) => {
    const walk = await walked(0, { skewMs })
    for (const press of [0, ...presses]) {
      if (press > 0) walk.browser.pass(SESSION_IDLE_MS / 2)
      walk.press()
      await walk.rest()
      expect(walk.page()).not.toBe('address')
    }
    expect(await walk.finish()).toHaveLength(1)
  })

  it.each(presses)(
    'at the provider, set back by an hour, ends no session and never promises less than no time (after %i presses; F18, I7)',
    async (steps) => {
      const walk = await walked(steps)
      const page = walk.page()
      walk.browser.moveProviderClock(-HOUR_MS)
      await walk.rest()
      expect(walk.page()).toBe(page)
      walk.tab.reload()
      await walk.rest()
      expect(walk.page()).not.toBe('address')
      expect(await walk.finish()).toHaveLength(1)
    },
  )
})

const denied: E.Either<{ readonly _tag: 'StorageUnavailable' }, never> = E.left({
  _tag: 'StorageUnavailable',
})

/** Storage that contains the same text under every key, whatever is written. */
const containing = (text: string): Storage => ({
  read: () => E.right(text),
  write: () => E.right(undefined),
  remove: () => E.right(undefined),
})

const brokenStorage: readonly (readonly [string, Storage])[] = [
  ['denied', { read: () => denied, write: () => denied, remove: () => denied }],
  ['full', { read: () => E.right(null), write: () => denied, remove: () => E.right(undefined) }],
  ['cut off', containing('{"version":2,"addressForm":{"street":"742 Mag')],
  ['of an unknown version', containing('{"version":99,"addressForm":{},"customerForm":{},"orderKey":null}')],
  ['with a prototype key', containing('{"__proto__":{"isPolluted":true},"version":2}')],
  ['of another kind', containing('[[[]]]')],
]

describe('storage that is broken', () => {
  it.each(brokenStorage)(
    '%s, stops no purchase, also with a reload on every step, and pollutes no object (F19, I9)',
    async (_name, storage) => {
      const walk = await walked(0, { storage })
      for (let press = 0; press < 12 && walk.page() !== 'confirmation'; press += 1) {
        walk.press()
        await walk.rest()
        walk.tab.reload()
        await walk.rest()
      }
      expect(walk.page()).toBe('confirmation')
      expect({}).not.toHaveProperty('isPolluted')
      expect(await walk.finish()).toHaveLength(1)
    },
  )
})
