import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backButton, sessionGuard } from '#core/guards/session-guard.ts'
import { flagsOf } from '#core/routes/route-flags.ts'
import { listedPaths } from '#test/arbitraries/route.arbitrary.ts'

const pattern = fc.constantFrom(...listedPaths, '/express-payment')

const shopping = [
  '/buy/products',
  '/buy/configure',
  '/buy/service-selection',
  '/buy/included',
  '/buy/checkout',
  '/buy/schedule-window',
  '/buy/sro-schedule-window',
]
const paying = ['/pre-payment', '/auto-payment', '/express-payment']

describe('sessionGuard', () => {
  it('leads from a shopping route with a dead session to localization, from a paying one to the confirmation (GRD-07)', () => {
    fc.assert(
      fc.property(pattern, fc.boolean(), (route, isSessionAlive) => {
        const turn = sessionGuard(flagsOf(route), isSessionAlive)
        const isPaying = paying.includes(route)
        if (isSessionAlive || !(isPaying || shopping.includes(route))) expect(turn).toBeNull()
        else
          expect(turn).toEqual({
            _tag: 'Redirect',
            to: { path: isPaying ? '/automated-confirmation' : '/address/localization', search: '' },
            effects: [],
            reason: { rule: 'GRD-07', facts: { isSessionAlive: false, confirmsWhenDead: isPaying } },
          })
      }),
    )
  })
})

describe('backButton', () => {
  it('is blocked where one pays, and nowhere else (GRD-08)', () => {
    fc.assert(
      fc.property(pattern, (route) => {
        const disableBackButton = paying.includes(route)
        expect(backButton(flagsOf(route))).toEqual({
          isBlocked: disableBackButton,
          reason: { rule: 'GRD-08', facts: { disableBackButton } },
        })
      }),
    )
  })
})
