import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideIdentity, roles } from '#core/portal/identity.ts'
import { identityClaim } from '#test/arbitraries/portal.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const decide = (role: string) => decideIdentity({ state: 'read', role })

/** A word with each of its letters in capitals or not. */
const inAnyCase = (word: string): fc.Arbitrary<string> =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((capitals) => Array.from(word, (at, index) => (capitals[index] ? at.toUpperCase() : at)).join(''))

describe('decideIdentity', () => {
  it('permits the primary holder, in any letter case (PTL-01)', () =>
    forAll(inAnyCase('primary'), (role) => {
      expect(decide(role)).toEqual({ to: 'proceed', reason: 'primary' })
    }))

  it.each(['admin', 'standard'] as const)('redirects %s to the not-authorized page (PTL-01)', (role) =>
    forAll(inAnyCase(role), (text) => {
      expect(decide(text)).toEqual({ to: 'nonAuthorized', reason: role })
    }),
  )

  it.each(['', 'primary ', ' primary', 'primar', 'PRİMARY', 'owner', 'toString', 'primary\u200B'])(
    'redirects the role %j to the login (PTL-01)',
    (role) => {
      expect(decide(role)).toEqual({ to: 'login', reason: 'roleUnknown' })
    },
  )

  it('redirects to the login without a token or a readable claim (PTL-01)', () => {
    expect(decideIdentity({ state: 'noToken' })).toEqual({ to: 'login', reason: 'noToken' })
    expect(decideIdentity({ state: 'failed' })).toEqual({ to: 'login', reason: 'claimFailed' })
  })

  it('permits no one else (PTL-01)', () => {
    expect(roles).toEqual(['primary', 'admin', 'standard'])
    forAll(identityClaim, (claim) => {
      const isPrimary = claim.state === 'read' && /^primary$/i.test(claim.role)
      expect(decideIdentity(claim).to === 'proceed').toBe(isPrimary)
    })
  })
})
