import { either as E } from 'fp-ts'
import type { Address } from '../address/address.ts'
import type { EmailAddress } from '../checkout/customer.ts'
import { parseEmail } from '../checkout/customer.ts'
import type { CustomerFieldFailure } from '../checkout/customer.failure.ts'
import type { Branded } from '../shared/branded.ts'
import { characterCount, cleanText, writtenText } from '../shared/text.ts'
import type { Outcome, OutcomeKind } from '../localization/outcome-kind.ts'
import { leadsToOffers } from '../localization/outcome-kind.ts'

/** Requests about an outcome: a message when the address has service, or a review of a wrong outcome. */
export const followUpKinds = ['notice', 'dispute'] as const
export type FollowUpKind = (typeof followUpKinds)[number]

/** What is wrong with an outcome, in the words of the visitor: one line of plain text. */
export type Statement = Branded<string, 'Statement'>

export const STATEMENT_MAX = 500
export const STATEMENT = writtenText()

/** The only channel of a follow-up. A request names it as the consent to messages about the address. */
export const FOLLOW_UP_CONSENT = 'email'

/** Confirmations per e-mail address in `FOLLOW_UP_MAILS_MS`: a stranger cannot flood a mailbox (LOC-41). */
export const FOLLOW_UP_MAILS = 5
export const FOLLOW_UP_MAILS_MS = 24 * 3_600_000

type About = {
  readonly address: Address
  readonly emailAddress: EmailAddress
  readonly consent: typeof FOLLOW_UP_CONSENT
}

/** A request about the outcome of an address. Only a dispute has a statement (LOC-40). */
export type FollowUpRequest =
  | ({ readonly kind: 'notice' } & About)
  | ({ readonly kind: 'dispute'; readonly statement: Statement } & About)

/** The form as typed. */
export type FollowUpForm = {
  readonly emailAddress: string
  readonly statement: string
  readonly consent: boolean
}

export const EMPTY_FOLLOW_UP: FollowUpForm = { emailAddress: '', statement: '', consent: false }

export type StatementFailure =
  | { readonly _tag: 'StatementMissing' }
  | { readonly _tag: 'StatementTooLong'; readonly max: number }
  | { readonly _tag: 'StatementUnreadable' }

export type FollowUpFieldFailure =
  | CustomerFieldFailure
  | StatementFailure
  | { readonly _tag: 'ConsentMissing' }

/** The failure of each field, or null. */
export type FollowUpErrors = Readonly<Record<keyof FollowUpForm, FollowUpFieldFailure | null>>

/** Outcomes of homes that the network may reach later. */
const waiting: readonly OutcomeKind[] = ['notServiceable', 'preSale', 'serviceSelection', 'bundle']

/** Outcomes that may contradict what a resident knows. */
const disputable: readonly OutcomeKind[] = [
  'notServiceable',
  'addressNotFound',
  'unitNotFound',
  'activeLocation',
  'commercial',
  'bulk',
]

/**
 * Returns the follow-ups that the page of an outcome offers. A home with offers waits for nothing. The customers of a
 * building leave for their account, so their page has none (LOC-39).
 */
export const followUpsOf = (outcome: Outcome): readonly FollowUpKind[] => {
  const isDisputable =
    disputable.includes(outcome.kind) || (outcome.kind === 'existingCustomer' && outcome.via === 'coverage')
  return followUpKinds.filter((kind) =>
    kind === 'notice' ? waiting.includes(outcome.kind) && !leadsToOffers(outcome) : isDisputable,
  )
}

/** Parses a statement of one to 500 printable characters. Line breaks and repeated blanks become one blank (LOC-40). */
export const parseStatement = (text: string): E.Either<StatementFailure, Statement> => {
  const statement = cleanText(text).replace(/ +/g, ' ').trim()
  if (statement === '') return E.left({ _tag: 'StatementMissing' })
  if (characterCount(statement) > STATEMENT_MAX)
    return E.left({ _tag: 'StatementTooLong', max: STATEMENT_MAX })
  return STATEMENT.test(statement) ? E.right(statement as Statement) : E.left({ _tag: 'StatementUnreadable' })
}

const failureOf = <F>(parsed: E.Either<F, unknown>): F | null => (E.isLeft(parsed) ? parsed.left : null)

/** Parses a follow-up form; trims the e-mail. Fails with each field's failure, or without consent (LOC-40). */
export const parseFollowUp = (
  kind: FollowUpKind,
  address: Address,
  form: FollowUpForm,
): E.Either<FollowUpErrors, FollowUpRequest> => {
  const email = parseEmail(form.emailAddress)
  const statement = parseStatement(form.statement)
  const needsStatement = kind === 'dispute'
  if (E.isRight(email) && form.consent) {
    const about = { address, emailAddress: email.right, consent: FOLLOW_UP_CONSENT } as const
    if (!needsStatement) return E.right({ kind, ...about })
    if (E.isRight(statement)) return E.right({ kind, statement: statement.right, ...about })
  }
  return E.left({
    emailAddress: failureOf(email),
    statement: needsStatement ? failureOf(statement) : null,
    consent: form.consent ? null : { _tag: 'ConsentMissing' },
  })
}
