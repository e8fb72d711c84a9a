import { either as E } from 'fp-ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { codecOf } from '#adapters/shape/shape.ts'

/**
 * Returns the shape of a document with two stored versions. Writes the newest; reads both, converting the older with
 * `upcast`. Versions differ in properties: strict objects match only one. An older version may have two itself.
 */
export const newVersion = <Newest, Older>(
  newest: Shape<Newest>,
  older: Shape<Older>,
  upcast: (document: Older) => Newest,
): Shape<Newest> => ({
  ...newest,
  codec: codecOf<Newest>(
    'version',
    (value, context) => {
      const read = newest.codec.validate(value, context)
      if (E.isRight(read)) return read
      const old = older.codec.validate(value, context)
      return E.isRight(old) ? E.right(upcast(old.right)) : read
    },
    (value) => newest.codec.encode(value),
  ),
})
