import * as fc from 'fast-check'
import type { Canonical } from '#core/pricing/canonical.ts'
import { anyText } from './text.arbitrary.ts'

/** Keys without escapes: of two escaped keys, `JSON.parse` of Node 24 can lose one. */
const key = fc
  .oneof(
    fc.string({ maxLength: 4 }),
    fc.constantFrom('', '__proto__', 'constructor', ',', ':', '1', '10', '9', 'é', 'e\u0301'),
  )
  .filter((text) => !/["\\]/.test(text))

/** Plain data that has a canonical text, small; texts of every kind, keys that look like other things. */
export const canonical: fc.Arbitrary<Canonical> = fc.letrec<{ value: Canonical; leaf: Canonical }>((tie) => ({
  leaf: fc.oneof(
    fc.constantFrom(null, true, false, 0, 1, '0', 'null', '[]', '{}', '\u0000', '\\ud800', '\uD800', '"'),
    fc.maxSafeInteger(),
    anyText.map((text) => text.slice(0, 12)),
  ),
  value: fc.oneof(
    { depthSize: 'small' },
    tie('leaf'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value
