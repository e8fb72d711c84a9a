import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { terms } from '#adapters/brand/cometa/terms.ts'
import { copiesOf } from '#test/builders/racers.builder.ts'
import type { Recorder } from '#test/builders/test-server.builder.ts'
import { type Journey, makeReady, order, said } from '../history/journey.ts'
import type { Halves, Visitor } from '../history/visitor.ts'
import { rounds } from '../rounds.ts'
import type { Cluster } from './cluster.ts'

const RACERS = rounds(200, 60)
const PLACES = 5
/** Capacity for the losing visitors. */
const ROOM = 1_000
const PRESSES = rounds(50, 20)
const USES = 5
/** Rounds in `npm test`. */
const SHORT = 1

/** The state of an answer without one. */
const CHOSEN = 'answered'

const post = (path: string, body: unknown) => ({ method: 'POST', path: `attos/${path}`, body }) as const

/** Repeats a request that is refused as busy, or has no answer. */
const take = async (
  racer: Visitor,
  call: 'applyPromotion' | 'chooseWindow',
  asked: ReturnType<typeof post>,
): Promise<string> => {
  const answer = await racer.insist(call, asked)
  return answer.kind === 'unknown' ? take(racer, call, asked) : said(answer)
}

const choose = (racer: Visitor, windowId: string): Promise<string> =>
  take(racer, 'chooseWindow', post('installation-schedule', { windowId }))

const scarceCoupon = () => {
  const found = terms.coupons.find(({ limit }) => limit !== null)
  if (found === undefined || found.limit === null) throw new Error('no coupon has a limit')
  return { ...found, limit: found.limit }
}

/** A coupon with a limited number of uses. */
const scarce = scarceCoupon()

/** A buyer without a response retries with the same key. */
const press = async (buyer: Journey): Promise<string> => {
  const word = said(await order(buyer))
  return word === 'unknown' ? press(buyer) : word
}

/** Races for scarce resources, over one store. */
export const racesSuite = (store: string, open: () => Promise<Cluster>): void => {
  let cluster: Cluster
  let racing: readonly Halves[]
  let windows: readonly string[]

  const enter = (watch: Recorder, halves: Halves): Visitor => watch.visitor(cluster.send, halves)

  /** There are no holds; one window has five places, the others room for all. */
  const clear = async (contested: string): Promise<void> => {
    await cluster.query(`delete from reservations where held_until is not null`)
    await cluster.query(
      `update installation_windows w set
         booked = (select count(*) from reservations r where r.window_id = w.id),
         capacity = case when id = '${contested}' then ${PLACES} else ${ROOM} end`,
    )
  }

  describe(`races over ${store}`, () => {
    beforeAll(async () => {
      cluster = await open()
      const leader = await makeReady(cluster.watch().visitor(cluster.send))
      const all = leader.said.get('installationSchedule')?.['windows'] as readonly { readonly id: string }[]
      windows = all.map(({ id }) => id)
      racing = await copiesOf(cluster.query, leader.visitor.session().sessionId, RACERS)
    })
    afterAll(() => cluster.close())

    it(`give the ${PLACES} places of a window to ${PLACES} of ${RACERS}, and another window to the others, ${rounds(100, SHORT)} times (L8, I4)`, async () => {
      for (let round = 0; round < rounds(100, SHORT); round += 1) {
        const [contested = '', ...others] = windows.slice(round % (windows.length - 4))
        await clear(contested)
        const watch = cluster.watch()
        const racers = racing.map((halves) => enter(watch, halves))
        const won = await Promise.all(racers.map((racer) => choose(racer, contested)))
        const losers = racers.filter((_, index) => won[index] === 'WINDOW_GONE')
        expect([won.filter((word) => word === CHOSEN).length, losers.length]).toEqual([
          PLACES,
          RACERS - PLACES,
        ])
        const then = await Promise.all(losers.map((racer, index) => choose(racer, others[index % 3] ?? '')))
        expect(new Set(then)).toEqual(new Set([CHOSEN]))
        expect(await watch.violations(false)).toEqual([])
      }
    })

    it(`give the last ${USES} uses of a coupon to ${USES} of ${RACERS}, ${rounds(100, SHORT)} times (I5, CPN-11)`, async () => {
      const { code, limit } = scarce
      const leader = await makeReady(cluster.watch().visitor(cluster.send), { install: 'self' })
      await leader.visitor.get('addOffer', post('offer', { offerId: scarce.coupon.productId }))
      const racers = await copiesOf(cluster.query, leader.visitor.session().sessionId, RACERS)
      for (let round = 0; round < rounds(100, SHORT); round += 1) {
        await cluster.query(`delete from coupon_holds where code = '${code}'`)
        await cluster.query(
          `insert into coupon_uses (code, used) values ('${code}', ${limit - USES})
             on conflict (market, code) do update set used = ${limit - USES}`,
        )
        await cluster.query(`update sessions set coupons = '[]'`)
        const watch = cluster.watch()
        const words = await Promise.all(
          racers.map((halves) => take(enter(watch, halves), 'applyPromotion', post('promotion', { code }))),
        )
        expect(words.toSorted()).toEqual([
          ...Array.from({ length: RACERS - USES }, () => 'PROMOTION_SPENT'),
          ...Array.from({ length: USES }, () => 'applied'),
        ])
        expect(await cluster.query(`select used from coupon_uses where code = '${code}'`)).toEqual([
          { used: limit },
        ])
      }
    })

    it(`make one order and one charge of ${PRESSES} equal ones at once, ${rounds(100, SHORT)} times (F13, L9, I1, I2, I8)`, async () => {
      const watch = cluster.watch()
      const leader = await makeReady(watch.visitor(cluster.send), { install: 'self' })
      const { sessionId } = leader.visitor.session()
      const before = (await watch.dbSnapshot()).orders.length
      for (const halves of await copiesOf(cluster.query, sessionId, rounds(100, SHORT))) {
        const visitor = enter(watch, halves)
        const shown = await visitor.get('cartSummary', { path: 'attos/cart-summary?returnTaxes=true' })
        const pressed = { ...leader, visitor, said: new Map(leader.said).set('cartSummary', shown) }
        const answers = await Promise.all(Array.from({ length: PRESSES }, () => press(pressed)))
        const final = await press(pressed)
        expect(final).toMatch(/^placed /)
        expect([final, 'pending', 'ORDER_IN_FLIGHT']).toEqual(expect.arrayContaining([...new Set(answers)]))
      }
      await cluster.settle()
      expect(await watch.violations(true)).toEqual([])
      expect((await watch.dbSnapshot()).orders.length - before).toBe(rounds(100, SHORT))
    })

    it(`move ${RACERS} sessions between two windows at once, ${rounds(100, SHORT)} times (I4)`, async () => {
      const [one = '', other = ''] = windows
      await clear(one)
      const watch = cluster.watch()
      const racers = racing.map((halves) => enter(watch, halves))
      await cluster.query(`update installation_windows set capacity = ${ROOM}`)
      for (let round = 0; round < rounds(100, SHORT); round += 1) {
        const words = await Promise.all(
          racers.map((racer, index) => choose(racer, (index + round) % 2 === 0 ? one : other)),
        )
        expect(new Set(words)).toEqual(new Set([CHOSEN]))
      }
      expect(await watch.violations(false)).toEqual([])
    })

    // Runs last: it checks all races.
    it('cause no deadlock', async () => {
      expect(await cluster.deadlocks()).toBe(0)
    })
  })
}
