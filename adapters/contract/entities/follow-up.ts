import type { FollowUpRequest, Statement } from '#core/follow-up/follow-up.ts'
import { FOLLOW_UP_CONSENT, STATEMENT, STATEMENT_MAX, parseStatement } from '#core/follow-up/follow-up.ts'
import { refined } from '../../shape/composite.shape.ts'
import { object, tagged } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { literal, text } from '../../shape/shape.ts'
import { postedAddress } from './address.ts'
import { emailAddress } from './checkout.ts'

const statement: Shape<Statement> = refined<string, Statement>(
  text({ min: 1, max: STATEMENT_MAX, pattern: STATEMENT }),
  parseStatement,
)

type RequestOf<Kind extends FollowUpRequest['kind']> = Extract<FollowUpRequest, { readonly kind: Kind }>

const about = { address: postedAddress, emailAddress, consent: literal(FOLLOW_UP_CONSENT) }

export const followUpRequest: Shape<FollowUpRequest> = tagged<FollowUpRequest, 'kind'>('kind', {
  notice: object<RequestOf<'notice'>>({ kind: literal('notice'), ...about }),
  dispute: object<RequestOf<'dispute'>>({ kind: literal('dispute'), statement, ...about }),
})
