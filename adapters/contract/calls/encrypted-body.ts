import { imap } from '../../shape/composite.shape.ts'
import { looseObject } from '../../shape/object.shape.ts'
import { NO_PARTS, parts } from '../record.ts'
import type { Shape } from '../../shape/shape.ts'
import { literal } from '../../shape/shape.ts'

type Encrypted = { readonly encrypted: 'true' }

/** Describes a call whose body has no secret in clear and declares this in a header. */
export const inEncryptedBody = <A>(body: Shape<A>): Shape<A> =>
  imap(
    parts({ headers: looseObject<Encrypted>({ encrypted: literal('true') }), body }),
    (value) => value.body,
    (request) => ({ ...NO_PARTS, headers: { encrypted: 'true' as const }, body: request }),
  )
