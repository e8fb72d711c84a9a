import type { Arbitrary } from 'fast-check'
import { contract } from './contract.ts'
import type { CallExample } from './openapi.ts'
import type { CallName, WireRequest } from './record.ts'
import type { FastCheck, Shape } from './shape.ts'

const WORDS = ['Luna', 'Norte', 'Sol', 'Palma', 'Río', 'Brisa', 'Coral', 'Loma']
const SEED = 7

/** Instants are the only numbers that large; those of an example lie in one month. */
const INSTANTS_FROM = 1_000_000_000_000
const MONTH = { min: 1_795_014_000_000, max: 1_797_606_000_000 }

const small = (min: number, max: number): { readonly min: number; readonly max: number } => {
  const from = Math.max(min, 0)
  return { min: from, max: Math.min(max, from + 9_999) }
}

/**
 * fast-check with a taste for what a person can read: words for text, small numbers, short lists, the first of several forms, and
 * nothing left out. What a shape draws from it is still of that shape, because the shape filters what it draws.
 */
const readable = (fc: FastCheck): FastCheck => ({
  ...fc,
  string: ({ minLength = 0, maxLength = 24 } = {}) =>
    fc
      .tuple(fc.constantFrom(...WORDS), fc.constantFrom(...WORDS))
      .map((words) => words.join(' ').slice(0, maxLength).trimEnd().padEnd(minLength, 'a')),
  stringMatching: (pattern, constraints) =>
    pattern.test('id-1000')
      ? fc.integer({ min: 1_000, max: 9_999 }).map((count) => `id-${count}`)
      : fc.stringMatching(pattern, constraints),
  integer: ({ min = 0, max = 9_999 } = {}) =>
    fc.integer(max > INSTANTS_FROM && max < Number.MAX_SAFE_INTEGER ? MONTH : small(min, max)),
  emailAddress: () => fc.constant('ana@correo.example'),
  option: (value) => value,
  oneof: ((first: Arbitrary<unknown>) => first) as FastCheck['oneof'],
  array: (item, constraints) => fc.array(item, { ...constraints, minLength: 1, maxLength: 1 }),
})

/** One readable value of a shape as it travels, always the same. */
const exampleOf = (fc: FastCheck, shape: Shape<unknown>): unknown => {
  const [value] = fc.sample(fc.noBias(shape.arbitrary(readable(fc))), { numRuns: 1, seed: SEED })
  return JSON.parse(JSON.stringify(shape.codec.encode(value)))
}

/** A request and an answer of a call, always the same ones. fast-check is handed in: only a build and tests have it. */
export const callExample =
  (fc: FastCheck) =>
  (name: CallName): CallExample => {
    const { request, response } = contract[name] as unknown as {
      readonly request: Shape<unknown>
      readonly response: Shape<unknown>
    }
    return { request: exampleOf(fc, request) as WireRequest, response: exampleOf(fc, response) }
  }
