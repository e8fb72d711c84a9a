import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterStatusFailure, callDecision, callKinds } from '#core/session/expiry.ts'
import { errorMessages } from '#core/shared/error-message.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { instant } from '#test/arbitraries/plain-date.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const kind = fc.constantFrom(...callKinds)

describe('callDecision', () => {
  it('blocks every offer, cart and modify call from the end of the session on, and redirects the page to localization (SES-04)', () =>
    forAll(kind, instant, fc.boolean(), fc.integer({ min: -2, max: 2 }), (about, end, isAlive, by) => {
      const status = { isAlive, expirationTime: end }
      const { action, reason } = callDecision(about, status, epochMs(end + by))
      const isExpired = by >= 0 || !isAlive
      const isHeld = ['offer', 'cart', 'modify'].includes(about) && isExpired
      expect(action).toEqual(isHeld ? { _tag: 'RedirectPage', to: 'localization' } : { _tag: 'Send' })
      expect(reason).toEqual({ rule: 'SES-04', facts: { kind: about, isExpired } })
    }))

  it('allows every call while there is no session that could have expired (SES-04)', () =>
    forAll(kind, instant, (about, now) => {
      expect(callDecision(about, null, now)).toEqual({
        action: { _tag: 'Send' },
        reason: { rule: 'SES-04', facts: { kind: about, isExpired: false } },
      })
    }))
})

describe('afterStatusFailure', () => {
  it('shows the error page with the specification’s message (SES-05)', () => {
    expect(afterStatusFailure).toMatchObject({ to: 'error', message: errorMessages['session-status'] })
    expect(errorMessages['session-status']).toBe(
      'catchError caught an unexpected error in CartService.getSesssionStatus',
    )
  })
})
