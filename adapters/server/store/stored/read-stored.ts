import { either as E } from 'fp-ts'
import type { Shape } from '#adapters/shape/shape.ts'

/**
 * Decodes a stored document. A row that cannot be read is a defect of that row only: throws with its place in the
 * database and without its contents (F44).
 */
export const readStored = <A>(shape: Shape<A>, stored: unknown, place: string): A => {
  const decoded = shape.codec.decode(stored)
  if (E.isRight(decoded)) return decoded.right
  const path = decoded.left[0]?.context.flatMap(({ key }) => (key === '' ? [] : [key])) ?? []
  throw new Error(`unreadable row: ${[place, ...path].join('/')}`)
}
