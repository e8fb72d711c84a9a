import { describe, expect, it } from 'vitest'
import { backButton, sessionGuard } from '#core/guards/session-guard.ts'
import { flagsOf } from '#core/routes/route-flags.ts'
import { listedPaths } from '#test/arbitraries/route.arbitrary.ts'

const patterns = [...listedPaths, '/express-payment']

const shopping = [
  '/buy/products',
  '/buy/configure',
  '/buy/service-selection',
  '/buy/included',
  '/buy/checkout',
  '/buy/schedule-window',
  '/buy/sro-schedule-window',
  '/cart/details',
  '/mobile/customize',
]
const paying = ['/pre-payment', '/auto-payment', '/express-payment']

describe('sessionGuard', () => {
  it('leads an expired session from a shopping route to localization, from a payment route to the confirmation (GRD-07)', () => {
    for (const route of patterns) {
      const isPaying = paying.includes(route)
      expect(sessionGuard(flagsOf(route), true)).toBeNull()
      expect(sessionGuard(flagsOf(route), false)).toEqual(
        isPaying || shopping.includes(route)
          ? {
              _tag: 'Redirect',
              to: { path: isPaying ? '/automated-confirmation' : '/address/localization', search: '' },
              effects: [],
              reason: { rule: 'GRD-07', facts: { isSessionAlive: false, confirmsOnExpiry: isPaying } },
            }
          : null,
      )
    }
  })
})

describe('backButton', () => {
  it('is blocked on payment routes only (GRD-08)', () => {
    for (const route of patterns) {
      const disableBackButton = paying.includes(route)
      expect(backButton(flagsOf(route))).toEqual({
        isBlocked: disableBackButton,
        reason: { rule: 'GRD-08', facts: { disableBackButton } },
      })
    }
  })
})
