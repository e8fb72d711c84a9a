import { either as E } from 'fp-ts'
import type { MetadataFailure } from './metadata.failure.ts'

/** Replaces each `{token}` by its value, once, not inside values. Fails with `UnknownToken` (MET-03). */
export const fillTemplate = (
  template: string,
  values: Readonly<Record<string, string>>,
): E.Either<MetadataFailure, string> => {
  const tokens = Array.from(template.matchAll(/\{(\w+)\}/g), ([, token]) => String(token))
  const stranger = tokens.find((token) => !Object.hasOwn(values, token))
  if (stranger !== undefined) return E.left({ _tag: 'UnknownToken', token: stranger })
  return E.right(template.replace(/\{(\w+)\}/g, (_all, token: string) => String(values[token])))
}
