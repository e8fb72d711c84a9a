import { describe, expect, it } from 'vitest'
import { type AccountGuardState, decideAccount } from '#core/portal/account-guard.ts'
import { accountGuardState } from '#test/arbitraries/portal.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const own: AccountGuardState = {
  areCusRoutesOn: true,
  tokenAccountId: 'a-1',
  summary: { state: 'loaded', accountId: 'a-1' },
  isSessionAlive: true,
}

describe('decideAccount', () => {
  it.each<[string, Partial<AccountGuardState>, ReturnType<typeof decideAccount>]>([
    ['alive', {}, { do: 'pingSession', reason: 'sessionAlive' }],
    ['dead', { isSessionAlive: false }, { do: 'clearAndLand', reason: 'sessionDead' }],
    [
      'of another account',
      { summary: { state: 'loaded', accountId: 'A-1' } },
      { do: 'reloadSummary', reason: 'accountDiffers' },
    ],
    [
      'of another account and dead',
      { tokenAccountId: 'a-2', isSessionAlive: false },
      { do: 'reloadSummary', reason: 'accountDiffers' },
    ],
    [
      'without a summary yet',
      { summary: { state: 'notLoaded' } },
      { do: 'reloadSummary', reason: 'notLoaded' },
    ],
    [
      'whose summary is missing',
      { summary: { state: 'missing' } },
      { do: 'redirectUnauthorized', reason: 'summaryMissing' },
    ],
  ])('of a session %s says what to do and why (PTL-04)', (_, change, decision) => {
    expect(decideAccount({ ...own, ...change })).toEqual(decision)
  })

  it('proceeds for any account while the CUS routes are off, and never otherwise (PTL-04)', () =>
    forAll(accountGuardState, (state) => {
      const decided = decideAccount(state)
      expect(decided.do === 'proceed').toBe(!state.areCusRoutesOn)
      if (decided.do === 'proceed') expect(decided.reason).toBe('flagOff')
    }))
})
