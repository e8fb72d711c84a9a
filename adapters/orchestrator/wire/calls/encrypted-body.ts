import { seenAs } from '../composite.shape.ts'
import { picked } from '../object.shape.ts'
import { NO_PARTS, parts } from '../record.ts'
import type { Shape } from '../shape.ts'
import { literal } from '../shape.ts'

type Encrypted = { readonly encrypted: 'true' }

/** A call whose body holds nothing secret in clear, and says so in a header. */
export const inEncryptedBody = <A>(body: Shape<A>): Shape<A> =>
  seenAs(
    parts({ headers: picked<Encrypted>({ encrypted: literal('true') }), body }),
    (value) => value.body,
    (request) => ({ ...NO_PARTS, headers: { encrypted: 'true' as const }, body: request }),
  )
