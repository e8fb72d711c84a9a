import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LineOfBusiness } from '#core/catalog/offer.ts'
import { mobilePlans } from '#core/mobile/mobile-plan.ts'
import type { LinesAsked, MobileVisitor } from '#core/mobile/mobile-visitor.ts'
import { isBundled, linesMonthly, plansOffered } from '#core/mobile/mobile-visitor.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { inCart, visitor } from '#test/arbitraries/mobile.arbitrary.ts'
import { noCount } from '#test/arbitraries/outside.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

/** The tables as the specification gives them, in dollars. */
const tables = {
  bundled: [0, 60, 90, 90, 120, 150, 180, 210, 240, 270],
  bundledPlus: [0, 60, 100, 100, 140, 180, 220, 260, 300, 340],
  standalone: [0, 30, 60, 90, 120, 150, 180, 210, 240, 270],
} as const

const anonymous: MobileVisitor = { kind: 'anonymous' }
const signedIn = (accountType: 'standalone' | 'bundled', linesHeld: number): MobileVisitor => ({
  kind: 'signedIn',
  accountType,
  linesHeld,
})

const heldBy = (who: MobileVisitor): number => (who.kind === 'signedIn' ? who.linesHeld : 0)

const unlimitedOf = (
  who: MobileVisitor,
  newLines: number,
  plan: LinesAsked['plan'] = 'unlimited',
  cart: readonly LineOfBusiness[] = [],
) => linesMonthly({ visitor: who, inCart: cart, plan, newLines, gigabytes: 1 })

describe('isBundled', () => {
  it('is true exactly with internet in the cart or a bundled account (MOB-03)', () =>
    forAll(visitor, inCart, (who, cart) => {
      const isHeld = who.kind === 'signedIn' && who.accountType === 'bundled'
      expect(isBundled(who, cart)).toBe(isHeld || cart.includes('Internet'))
    }))
})

describe('plansOffered', () => {
  it('returns for each plan whether it is offered and why, and Unlimited Plus only with internet (MOB-03)', () =>
    forAll(visitor, inCart, (who, cart) => {
      const isBundledLine = isBundled(who, cart)
      expect(plansOffered(who, cart)).toEqual([
        { plan: 'byTheGig', isOffered: true, reason: 'ForEveryone' },
        { plan: 'unlimited', isOffered: true, reason: 'ForEveryone' },
        {
          plan: 'unlimitedPlus',
          isOffered: isBundledLine,
          reason: isBundledLine ? 'BundledWithInternet' : 'NeedsInternet',
        },
      ])
    }))
})

const linesQuery: fc.Arbitrary<LinesAsked> = visitor.chain((who) =>
  fc.record({
    visitor: fc.constant(who),
    inCart,
    plan: fc.constantFrom(...mobilePlans),
    newLines: fc.integer({ min: 1, max: 10 }),
    gigabytes: fc.integer({ min: 1, max: 50 }),
  }),
)

describe('linesMonthly', () => {
  it('is refused exactly for a plan that is not offered or for more than ten lines (MOB-03, MOB-04)', () =>
    forAll(linesQuery, (question) => {
      const { visitor: who, inCart: cart, plan, newLines } = question
      const together = heldBy(who) + newLines
      const isOffered = plansOffered(who, cart).some((one) => one.plan === plan && one.isOffered)
      const answer = linesMonthly(question)
      if (together > 10)
        expect(answer).toEqual(E.left({ _tag: 'LinesOutOfRange', lines: together, min: 1, max: 10 }))
      else if (isOffered) expect(E.isRight(answer)).toBe(true)
      else
        expect(answer).toEqual(E.left({ _tag: 'PlanNotOffered', plan: 'unlimitedPlus', needs: 'Internet' }))
    }))

  it('is the table price of all lines minus that of the current lines, at most the list price (MOB-04)', () =>
    forAll(linesQuery, ({ plan, ...question }) => {
      fc.pre(plan !== 'byTheGig' && heldBy(question.visitor) + question.newLines <= 10)
      const isBundledLine = isBundled(question.visitor, question.inCart)
      fc.pre(isBundledLine || plan === 'unlimited')
      const table = plan === 'unlimitedPlus' ? 'bundledPlus' : isBundledLine ? 'bundled' : 'standalone'
      const held = heldBy(question.visitor)
      const dollars = (tables[table][held + question.newLines - 1] ?? 0) - (tables[table][held - 1] ?? 0)
      const together = held + question.newLines
      expect(linesMonthly({ ...question, plan })).toEqual(
        E.right({
          monthly: Math.min(dollars, question.newLines * (plan === 'unlimited' ? 30 : 40)) * 100,
          table,
          guaranteeInYears: table === 'bundled' && (together === 2 || together === 3) ? 2 : 1,
        }),
      )
    }))

  it('never costs a signed-in customer more than all lines cost a new one (MOB-04)', () =>
    forAll(fc.nat(9), fc.integer({ min: 1, max: 10 }), (held, added) => {
      fc.pre(held + added <= 10)
      const known = accepted(unlimitedOf(signedIn('bundled', held), added))
      const fresh = accepted(unlimitedOf(anonymous, held + added, 'unlimited', ['Internet']))
      expect(known.monthly).toBeLessThanOrEqual(fresh.monthly)
      expect(known.monthly).toBeGreaterThanOrEqual(0)
    }))

  it('prices a bundled account by a different table than a standalone account (MOB-04)', () => {
    expect(accepted(unlimitedOf(signedIn('bundled', 3), 1)).monthly).toBe(0)
    expect(accepted(unlimitedOf(signedIn('standalone', 3), 1)).monthly).toBe(3_000)
    expect(accepted(unlimitedOf(anonymous, 1)).monthly).toBe(0)
  })

  it('has one by-the-gig price for every visitor (MOB-02, MOB-04)', () => {
    forAll(visitor, inCart, fc.integer({ min: 1, max: 50 }), (who, cart, gigabytes) => {
      fc.pre(heldBy(who) < 10)
      expect(linesMonthly({ visitor: who, inCart: cart, plan: 'byTheGig', newLines: 1, gigabytes })).toEqual(
        E.right({ monthly: 1_500 + gigabytes * 500, table: null, guaranteeInYears: null }),
      )
    })
    expect(
      linesMonthly({ visitor: anonymous, inCart: [], plan: 'byTheGig', newLines: 1, gigabytes: 0 }),
    ).toMatchObject(E.left({ _tag: 'GigabytesOutOfRange', gigabytes: 0 }))
  })

  it('reports an invalid number of current or new lines (MOB-04)', () =>
    forAll(noCount, (count) => {
      expect(unlimitedOf(anonymous, count)).toEqual(
        E.left({ _tag: 'LinesOutOfRange', lines: count, min: 1, max: 10 }),
      )
      expect(unlimitedOf(signedIn('bundled', count), 1)).toEqual(
        E.left({ _tag: 'LinesOutOfRange', lines: count, min: 0, max: 10 }),
      )
    }))
})
