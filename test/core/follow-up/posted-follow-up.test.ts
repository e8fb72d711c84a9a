import { addressParameters } from '#core/query/query-parameters.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFollowUp } from '#core/follow-up/follow-up.ts'
import { followUpFields, parsePosted, readPostedFollowUp } from '#core/follow-up/posted-follow-up.ts'
import { address } from '#test/arbitraries/address.arbitrary.ts'
import { followUpForm, followUpKind } from '#test/arbitraries/follow-up.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const fieldsOf = (fields: Readonly<Record<string, string>>) => (name: string) => fields[name] ?? ''

describe('readPostedFollowUp', () => {
  it('reads a posted form as the page with script parses it (LOC-42)', () =>
    forAll(followUpKind, address, followUpForm, (kind, where, form) => {
      const posted = readPostedFollowUp(
        fieldsOf({
          [followUpFields.kind]: kind,
          [addressParameters.street]: where.street,
          [addressParameters.unit]: where.unit,
          [addressParameters.zip]: where.zip,
          [followUpFields.emailAddress]: form.emailAddress,
          [followUpFields.statement]: form.statement,
          ...(form.consent ? { [followUpFields.consent]: 'on' } : {}),
        }),
      )
      expect(posted).toEqual({ kind, address: where, form })
      if (posted !== null) expect(parsePosted(posted)).toEqual(parseFollowUp(kind, where, form))
    }))

  it('reads no form that no page sends: an unknown kind, or no valid address (LOC-42)', () =>
    forAll(fc.string(), fc.string(), fc.string(), (kind, street, zip) => {
      const fields = { kind, a: street, zip }
      expect(readPostedFollowUp(fieldsOf(fields))).toBeNull()
      expect(readPostedFollowUp(fieldsOf({ ...fields, kind: 'notice', zip: `x${zip}` }))).toBeNull()
    }))
})

describe('parsePosted', () => {
  it('refuses a form whose address was not read before', () => {
    const form = { emailAddress: '', statement: '', consent: false }
    const address = { street: '', unit: '', zip: '' }
    expect(() => parsePosted({ kind: 'notice', address, form })).toThrow(Error)
  })
})
