import * as fc from 'fast-check'
import { type FollowUpForm, followUpKinds } from '#core/follow-up/follow-up.ts'

export const followUpKind = fc.constantFrom(...followUpKinds)

const typedEmail = fc.oneof(fc.emailAddress(), fc.constantFrom('', ' ', 'ana', 'ana@', 'ana@b', 'a b@c.com'))
const typedStatement = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', ' \n ', 'Mi vecino\r\nya lo tiene.', '\u202Eoculto', 'a'.repeat(501), 'é'.repeat(500)),
)

/** A form as visitors type it: valid, empty, too long, and with hidden characters. */
export const followUpForm: fc.Arbitrary<FollowUpForm> = fc.record({
  emailAddress: typedEmail,
  statement: typedStatement,
  consent: fc.boolean(),
})
