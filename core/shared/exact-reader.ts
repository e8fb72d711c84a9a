import { either as E } from 'fp-ts'
import type { PlainDate } from './plain-date.ts'
import { parsePlainDate } from './plain-date.ts'
import type { FieldReaders, Reader } from './reader.ts'
import { invalid, listField, oneOfField, pathOf, recordField } from './reader.ts'

/** Reads a calendar date. */
export const dateField: Reader<PlainDate> = (value, field) => {
  const date = parsePlainDate(typeof value === 'string' ? value : '')
  return E.isRight(date) ? date : invalid(field, 'notADate')
}

/** Reads a list of 1 to `max` elements. */
export const someField =
  <A>(reader: Reader<A>, max: number): Reader<readonly [A, ...A[]]> =>
  (value, field) => {
    const list = listField(reader, max)(value, field)
    if (E.isLeft(list)) return list
    const [first, ...others] = list.right
    return first === undefined ? invalid(field, 'empty') : E.right([first, ...others])
  }

/** Reads a record of exactly these fields. Refuses any other field. */
export const exactField = <A extends object>(readers: FieldReaders<A>): Reader<A> => {
  const read = recordField<A>(readers)
  return (value, field) => {
    const record = read(value, field)
    if (E.isLeft(record)) return record
    const unknown = Object.keys(Object(value) as object).find((key) => !Object.hasOwn(readers, key))
    return unknown === undefined ? record : invalid(pathOf(field, unknown), 'unknownField')
  }
}

/** The readers of the fields of each kind of `A`, by the value of its tag. */
export type KindReaders<A, K extends keyof A> = {
  readonly [V in A[K] & string]: FieldReaders<Omit<Extract<A, { readonly [P in K]: V }>, K>>
}

/** Reads a tagged union by its field `tag`, with exactly the fields of each kind. */
export const taggedField = <A extends object, K extends keyof A & string>(
  tag: K,
  kinds: KindReaders<A, K>,
): Reader<A> => {
  const readers = new Map(
    Object.entries<object>(kinds).map(([name, fields]) => [
      name,
      exactField<A>({ ...fields, [tag]: oneOfField([name]) } as unknown as FieldReaders<A>),
    ]),
  )
  const kindOf: Reader<Reader<A>> = (value, field) =>
    E.map((name: string) => readers.get(name) as Reader<A>)(oneOfField([...readers.keys()])(value, field))
  const tagged = recordField({ [tag]: kindOf } as FieldReaders<Readonly<Record<string, Reader<A>>>>)
  return (value, field) => {
    const kind = tagged(value, field)
    return E.isLeft(kind) ? kind : (kind.right[tag] as Reader<A>)(value, field)
  }
}
