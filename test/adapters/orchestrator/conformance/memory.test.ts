import { describe, expect, it } from 'vitest'
import { callNames, contract } from '#adapters/contract/contract.ts'
import type { CallName } from '#adapters/contract/record.ts'
import { describeConformance, laws } from './kit.ts'
import { providerHarness } from './provider.harness.ts'
import { type Seen, seenAs } from './recorder.ts'

const seen: Seen = new Set()
describeConformance('the reference provider in memory', () => Promise.resolve(providerHarness().harness), {
  seen,
})

/** Every call of the portal is refused by each of its guards; a page that shows another account may choose one. */
const portalEndings = (name: CallName) =>
  (['LOGIN_REQUIRED', 'MFA_REQUIRED', 'NOT_AUTHORIZED', 'ACCOUNT_CHANGED'] as const).filter(
    (code) => code !== 'ACCOUNT_CHANGED' || contract[name].changesAccount !== true,
  )

describe('the laws', () => {
  it('have names of their own', () => {
    expect(new Set(laws.map(({ name }) => name)).size).toBe(laws.length)
  })

  it('exercise the answer and every refusal in the record of each call', () => {
    const told = callNames.flatMap((name) => {
      const { session, refusals = [] } = contract[name]
      const ended =
        session === 'none' ? [] : session === 'portal' ? portalEndings(name) : (['SESSION_EXPIRED'] as const)
      return (['answered', ...ended, ...refusals] as const).map((ending) => seenAs(name, ending))
    })
    expect(told.filter((ending) => !seen.has(ending))).toEqual([])
  })
})
