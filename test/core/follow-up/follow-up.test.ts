import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseEmail } from '#core/checkout/customer.ts'
import {
  FOLLOW_UP_CONSENT,
  followUpsOf,
  parseFollowUp,
  parseStatement,
  STATEMENT_MAX,
} from '#core/follow-up/follow-up.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { leadsToOffers } from '#core/localization/outcome-kind.ts'
import { characterCount, isPlainText } from '#core/shared/text.ts'
import { address } from '#test/arbitraries/address.arbitrary.ts'
import { followUpForm, followUpKind } from '#test/arbitraries/follow-up.arbitrary.ts'
import { localizationResponse } from '#test/arbitraries/localization.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

describe('followUpsOf', () => {
  it('offers a notice only where nothing can be bought, and nothing where the page leaves the store (LOC-39)', () =>
    forAll(localizationResponse, (response) => {
      const outcome = outcomeOf(response)
      const offered = followUpsOf(outcome)
      if (leadsToOffers(outcome)) expect(offered).not.toContain('notice')
      const isLeaving =
        outcome.kind === 'webLead' || (outcome.kind === 'existingCustomer' && outcome.via === 'building')
      if (isLeaving) expect(offered).toEqual([])
    }))

  it.each([
    ['notServiceable', ['notice', 'dispute']],
    ['commercial', ['dispute']],
    ['activeLocation', ['dispute']],
    ['serviceable', []],
    ['webLead', []],
    ['enterAddress', []],
  ] as const)('offers for %s: %j (LOC-39)', (kind, expected) => {
    expect(followUpsOf({ kind })).toEqual(expected)
  })

  it('offers a notice to a planned home only until it has offers (LOC-39)', () => {
    expect(followUpsOf({ kind: 'preSale', hasOffers: false })).toEqual(['notice'])
    expect(followUpsOf({ kind: 'preSale', hasOffers: true })).toEqual([])
  })
})

describe('parseStatement', () => {
  it('reads one line of visible text within its limit, or fails (LOC-40)', () =>
    forAllWith(
      { examples: [[{ emailAddress: '', statement: 'Mi vecino\r\nya lo tiene.', consent: true }]] },
      followUpForm,
      ({ statement }) => {
        const parsed = parseStatement(statement)
        if (E.isLeft(parsed)) return
        expect(isPlainText(parsed.right)).toBe(true)
        expect(parsed.right).toBe(parsed.right.trim())
        expect(characterCount(parsed.right)).toBeLessThanOrEqual(STATEMENT_MAX)
        expect(parseStatement(parsed.right)).toEqual(parsed)
      },
    ))

  it.each([
    [' \n\t', 'StatementMissing'],
    ['a'.repeat(STATEMENT_MAX + 1), 'StatementTooLong'],
    ['a\u0000b', 'StatementUnreadable'],
  ])('refuses %j (LOC-40)', (text, tag) => {
    expect(parseStatement(text)).toMatchObject({ left: { _tag: tag } })
  })

  it('joins lines with one blank (LOC-40)', () => {
    expect(parseStatement('Mi vecino\r\n  ya lo tiene.')).toEqual(E.right('Mi vecino ya lo tiene.'))
  })
})

describe('parseFollowUp', () => {
  it('sends nothing without consent, an e-mail address, and for a dispute a statement (LOC-40)', () =>
    forAll(followUpKind, address, followUpForm, (kind, where, form) => {
      const isComplete =
        form.consent &&
        E.isRight(parseEmail(form.emailAddress)) &&
        (kind === 'notice' || E.isRight(parseStatement(form.statement)))
      const parsed = parseFollowUp(kind, where, form)
      expect(E.isRight(parsed)).toBe(isComplete)
      if (E.isRight(parsed))
        expect(parsed.right).toMatchObject({ kind, address: where, consent: FOLLOW_UP_CONSENT })
      else expect(Object.values(parsed.left).some((failure) => failure !== null)).toBe(true)
    }))

  it('names the failure of every wrong field at once, and requires no statement for a notice (LOC-40)', () => {
    const empty = { emailAddress: '', statement: '', consent: false }
    const where = fc.sample(address, { numRuns: 1 })[0]!
    expect(parseFollowUp('dispute', where, empty)).toMatchObject({
      left: {
        emailAddress: { _tag: 'EmailMissing' },
        statement: { _tag: 'StatementMissing' },
        consent: { _tag: 'ConsentMissing' },
      },
    })
    expect(parseFollowUp('notice', where, empty)).toMatchObject({ left: { statement: null } })
  })
})
